import { createContext, useContext } from "react";

/** Level of the headings of a panel's answers. */
export const AnswerHeadingLevel = createContext<3 | 4>(3);

/**
 * @returns the tag for the title of a tool's answer: a heading one level below the tool's, by which screen readers find
 * the answer from the fields.
 */
export const useAnswerHeading = () => `h${useContext(AnswerHeadingLevel)}` as const;
