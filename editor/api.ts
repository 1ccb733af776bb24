/**
 * What the editor's server and its app say to each other, in JSON. Every request but a GET brings `x-editor: 1`, which a
 * page of another site cannot send. A refusal is 409 (401 without a session) with {@link Refused}; it loses nothing.
 */
import type { FormSchema } from "#content/forms/spoken-path.ts";

/** Where a field stands: names of fields and numbers of rows, from the file's root. */
export type FieldPath = readonly (string | number)[];

/** In Spanish: the mend first, where there is one. */
export type Refused = { message: string };

/** `GET /api/menu` */
export type Menu = {
  lists: readonly ListInfo[];
  texts: readonly TextInfo[];
  files: readonly FileInfo[];
  /** What prose may name, `{{precio.legend}}`. */
  facts: Readonly<Record<string, FactInfo>>;
  /** Where the site runs as it will be: `http://localhost:3101`. */
  previewOrigin: string;
  person: { name: string; email: string };
  /** The day in Mexico, `2026-11-23`: what is in force and what is to come. */
  today: string;
};

export type ListInfo = {
  id: string;
  label: string;
  /** What editors should know before they begin. */
  help: string;
  file: string;
  /** The page that shows it; `{slug}`, `{id}` or `{path}` stands for that field of the open row. */
  page: string;
  schema: FormSchema;
};
export type TextInfo = { id: string; label: string; page: string };
export type FileInfo = { id: string; label: string; file: string; maxBytes: number };
export type FactInfo = {
  label: string;
  value: string;
  /** Legal texts do not know it. */
  isOfRows?: boolean;
};

/** One thing that is wrong, or that deserves a second look. */
export type Finding = {
  path: FieldPath;
  /** `fila 1 («Buen Fin») › Vigencia › Hasta` */
  where: string;
  message: string;
  /** An error keeps the file as it was; advice does not. */
  kind: "error" | "advice";
};

/** `GET /api/lists/:id` */
export type OpenList = {
  data: unknown;
  /** Names what was read: a save over somebody else's change is refused. */
  stamp: string;
  /** Keys of the rows that visitors may have seen: they stay, and keep their key. */
  published: readonly string[];
};

/** `PUT /api/lists/:id` */
export type SaveList = { data: unknown; stamp: string };
/** Without a stamp nothing was written. What follows from the change: pages, documents, legal texts. */
export type SavedList = { findings: readonly Finding[]; stamp?: string; follows: readonly Consequence[] };

/** Something else that changes, or will want to, because of what was written. */
export type Consequence = { what: string; page?: string };

/** `GET /api/texts/:id` */
export type OpenText = {
  clauses: readonly Clause[];
  stamp: string;
  version: string;
  versions: readonly { version: string; inForce: string; isPublished: boolean }[];
  /** `2027-01-01`, or empty while nobody has said it. */
  inForce: string;
  /** Published: it is what people agreed to, and is read only. */
  isLocked: boolean;
};
export type Clause = { id: string; title: string; body: string; depth: 2 | 3 };

/** `PUT /api/texts/:id/clauses/:clause`, `POST /api/texts/:id/clauses`, `DELETE /api/texts/:id/clauses/:clause` */
export type SaveClause = { title: string; body: string; stamp: string };
export type AddClause = SaveClause & { after: string; depth: 2 | 3 };
export type SavedText = { findings: readonly Finding[]; stamp?: string };
/** `POST /api/texts/:id/versions`: a draft of the next version. */
export type AddVersion = { inForce: string };

/** `GET /api/pending`: what is on disk and not published yet. */
export type Pending = { changes: readonly PendingChange[] };
export type PendingChange = {
  file: string;
  label: string;
  /** What reads differently, in words. */
  words: readonly { where: string; before: string; after: string }[];
};

/** `POST /api/check`: what the gate would say of the content, line by line. */
export type Checked = { parts: readonly { name: string; isGood: boolean; lines: readonly string[] }[] };

/** `POST /api/publish` */
export type Publish = { title: string };
export type Published = { commit: string; isPushed: boolean };
/** `POST /api/discard`: one file as it was last published. */
export type Discard = { file: string };

/** `GET /api/history?file=…` */
export type HistoryEntry = { commit: string; day: string; author: string; title: string };
/** `GET /api/old?file=…&commit=…`: brought back as a draft by saving it. */
export type OldList = { data: unknown };

/** `PUT /api/files/:id`, the file itself as `application/octet-stream`. */
export type SavedFile = { bytes: number; report: readonly string[] };
