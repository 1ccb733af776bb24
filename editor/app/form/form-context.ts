import { createContext, type ReactNode } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { Diagnostic, FieldPath, Menu } from "#editor/api/api.ts";

type FormContextValue = {
  facts: Menu["facts"];
  pages: Menu["pages"];
  /** Today in Mexico: `2026-11-23`. */
  today: string;
  diagnostics: readonly Diagnostic[];
  /** Keys of the published rows, which cannot be removed or renamed. */
  published: readonly string[];
};

/** Data shared by all fields of a form. */
export const FormContext = createContext<FormContextValue>({
  facts: {},
  pages: [],
  today: "",
  diagnostics: [],
  published: [],
});

/**
 * Called with a new value.
 *
 * @param isStep - whether the change is a separate undo step, such as a move of a row, and not a keystroke.
 */
export type ChangeHandler = (value: unknown, isStep?: boolean) => void;

export type FieldProps = {
  schema: FormSchema;
  value: unknown;
  path: FieldPath;
  onChange: ChangeHandler;
  isOptional?: boolean;
  /** All values of the group that contains the field. */
  group?: Readonly<Record<string, unknown>>;
  /** The reason why the field cannot be changed, as text. */
  lockedBy?: string;
  /** For a group: name of the field to show first. */
  first?: string;
  /** For a group: name of the field that cannot be changed, and the reason as text. */
  locked?: { field: string; why: string };
};

export type FieldRenderer = (props: FieldProps) => ReactNode;
