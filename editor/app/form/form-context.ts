import { createContext, type ReactNode } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { FieldPath, Finding, Menu } from "#editor/api/api.ts";

type FormSurroundings = {
  facts: Menu["facts"];
  pages: Menu["pages"];
  /** `2026-11-23`, in Mexico. */
  today: string;
  findings: readonly Finding[];
  /** Keys of the published rows, which cannot be removed or get another key. */
  published: readonly string[];
};

/** Data shared by all fields of a form. */
export const FormContext = createContext<FormSurroundings>({
  facts: {},
  pages: [],
  today: "",
  findings: [],
  published: [],
});

/** Takes a new value. A step is undone on its own: the move of a row, but not a keystroke. */
export type Change = (value: unknown, isStep?: boolean) => void;

export type FieldProps = {
  schema: FormSchema;
  value: unknown;
  path: FieldPath;
  onChange: Change;
  isOptional?: boolean;
  /** Values of the group that it belongs to. */
  group?: Readonly<Record<string, unknown>>;
  /** Why it cannot be changed. */
  lockedBy?: string;
  /** For a group: the field to show first, whatever its position in the file. */
  first?: string;
  /** For a group: the field that cannot be changed, and why. */
  locked?: { field: string; why: string };
};

/** Draws the fields inside a part. */
export type DrawField = (props: FieldProps) => ReactNode;
