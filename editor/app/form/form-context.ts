import { createContext, type ReactNode } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { FieldPath, Finding, Menu } from "#editor/api/api.ts";

type FormSurroundings = {
  facts: Menu["facts"];
  pages: Menu["pages"];
  /** `2026-11-23`, in Mexico. */
  today: string;
  findings: readonly Finding[];
  /** Keys of the rows that stay, and keep their key. */
  published: readonly string[];
};

/** What every field of a form may need to know. */
export const FormContext = createContext<FormSurroundings>({
  facts: {},
  pages: [],
  today: "",
  findings: [],
  published: [],
});

/** A new value. A step is a change that is undone by itself: a row that moves, not a letter that is typed. */
export type Change = (value: unknown, isStep?: boolean) => void;

export type FieldProps = {
  schema: FormSchema;
  value: unknown;
  path: FieldPath;
  onChange: Change;
  isOptional?: boolean;
  /** The group that it stands in. */
  group?: Readonly<Record<string, unknown>>;
  /** Why it cannot be changed. */
  lockedBy?: string;
  /** Of a group: the field that it begins with, wherever the file has it. */
  first?: string;
  /** Of a group: the field that cannot be changed, and why. */
  locked?: { field: string; why: string };
};

/** Draws the fields inside a part. */
export type DrawField = (props: FieldProps) => ReactNode;
