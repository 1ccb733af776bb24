import { createContext, type ReactNode, useContext } from "react";

/** Level of the headings of a panel's answers. */
export const AnswerLevel = createContext<3 | 4>(3);

type AnswerHeadingProps = { id?: string; className?: string | undefined; children: ReactNode };

/** The title of a tool's answer: one level below the tool's heading, so that screen readers find it from the fields. */
export function AnswerHeading({ id, className, children }: AnswerHeadingProps) {
  const Heading = `h${useContext(AnswerLevel)}` as const;
  return (
    <Heading id={id} className={className}>
      {children}
    </Heading>
  );
}
