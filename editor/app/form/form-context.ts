import { createContext, type ReactNode } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { Diagnostic, FieldPath, Menu } from "#editor/api/api.ts";

export type FormContextValue = {
  facts: Menu["facts"];
  pages: Menu["pages"];
  /** Today in Mexico: `2026-11-23`. */
  today: string;
  diagnostics: readonly Diagnostic[];
  /** Keys of the published rows, which cannot be removed or renamed. */
  publishedKeys: readonly string[];
  /** Shown below the title of the open form. */
  notice?: ReactNode;
  /** Id of the list that gets the facts added by the person; undefined if they may add none. */
  newFactsListId: string | undefined;
  /** The field with the spots where the open row is shown, and the page of each, which can be shown beside the form. */
  spots?: { field: string; pagesByValue: Readonly<Record<string, string>>; onShow: (page: string) => void };
};

export const emptyFormContext: FormContextValue = {
  facts: {},
  pages: [],
  today: "",
  diagnostics: [],
  publishedKeys: [],
  newFactsListId: undefined,
};

/** Context data for all parts of the editor and, in a form, for its fields. */
export const FormContext = createContext(emptyFormContext);

/**
 * Called with a new value.
 *
 * @param isStep - whether the change is its own undo step, such as moving a row, and not a keystroke.
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
  lockReason?: string;
  firstField?: string;
  /** For a group: name of a field that cannot be changed, and the reason. */
  lockedField?: { field: string; reason: string };
};

export type FieldRenderer = (props: FieldProps) => ReactNode;
