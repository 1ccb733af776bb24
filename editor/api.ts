/**
 * What the editor's server and its app say to each other, in JSON. Every request but a GET brings `x-editor: 1`, which a
 * page of another site cannot send. A refusal is 409 (401 without a session) with {@link Refused}; it loses nothing.
 */
import type { FormSchema } from "#content/forms/spoken-path.ts";
import type { ClauseChange } from "#domain/legal-comparison.ts";

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
  /** Where a team edits: the service that has the repository, `GitHub`. */
  team?: { forge: string };
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
/** `file`: where its row is. `now`: what is there, in words. */
export type FileInfo = { id: string; label: string; file: string; maxBytes: number; now: string };
export type FactInfo = {
  label: string;
  value: string;
  /** Legal texts do not know it. */
  isOfRows?: boolean;
};

/** `GET /api/search?words=…`: where these words are written, or what is called so; best first. */
export type FoundPlaces = { places: readonly FoundPlace[] };
export type FoundPlace = {
  /** `promociones/3/name`: see `place.ts` of the app. */
  place: string;
  /** Of the row, the clause or the part of a form. */
  name: string;
  /** Where it is, outermost first. */
  within: readonly string[];
  /** What it says there of what is sought; empty where its name says it. */
  words: string;
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
export type SaveList = {
  data: unknown;
  stamp: string;
  /** A change from which something follows is not written yet: it is answered with what follows, and without a stamp. */
  asksFirst?: boolean;
};
/** Without a stamp nothing was written. What follows from the change: pages, documents, legal texts. */
export type SavedList = { findings: readonly Finding[]; stamp?: string; follows: readonly Consequence[] };

/** Something else that changes, or will want to, because of what was written. */
export type Consequence = { what: string; page?: string };

/** `GET /api/texts/:id`: its newest version; `?version=1`: that one. */
export type OpenText = {
  clauses: readonly Clause[];
  stamp: string;
  version: string;
  /** Newest first. */
  versions: readonly { version: string; inForce: string; isPublished: boolean }[];
  /** A day, a month or `pendiente`. */
  inForce: string;
  /** Published: it is what people agreed to, and is read only. */
  isLocked: boolean;
  head: TextHead;
  /** What is wrong with the file as it is, and what deserves a second look. */
  findings: readonly Finding[];
  /** Where a link may lead besides the clauses. */
  pages: readonly Place[];
  /** Publishing it today asks for a reason because of these; `refusal` if it cannot be published at all. */
  publishing?: { objections: readonly string[]; refusal?: string };
  /** Once the newest version is published: the first day for the next one, and the notice that this includes. */
  next?: { earliest: string; noticeDays: number };
};
/** What a text says before its clauses; `summary` are the three sentences of «En corto». */
export type TextHead = { title: string; inForce: string; summary: readonly string[] };
/** `html`: as its page reads, numbers and facts in place; empty while the file is wrong. */
export type Clause = { id: string; title: string; body: string; depth: 2 | 3; number: string; html: string };
export type Place = { label: string; href: string };

/**
 * `PUT /api/texts/:id/clauses/:clause`, `POST /api/texts/:id/clauses`, `DELETE /api/texts/:id/clauses/:clause?stamp=…`;
 * each with `?version=…`, else of the newest.
 */
export type SaveClause = { title: string; body: string; stamp: string };
/** `after`: the clause before it; empty for the first. `id`: its address, for good. */
export type AddClause = SaveClause & { after: string; depth: 2 | 3; id: string };
/** `PUT /api/texts/:id/head` */
export type SaveHead = TextHead & { stamp: string };
/** `PUT /api/texts/:id/source`: all of a version at once, as it was before. */
export type SaveSource = { source: string; stamp: string };
/** Without a stamp nothing was written; with one, `text` is how it reads now. */
export type SavedText = { findings: readonly Finding[]; stamp?: string; text?: OpenText };
/** `POST /api/texts/:id/versions`: a draft of the next version. `withoutNotice`: its day comes before the notice is over. */
export type AddVersion = { inForce: string; withoutNotice?: boolean | undefined };
/** `POST /api/texts/:id/versions/:version/publish`: freezes its words; a draft like others until «Publicar». */
export type PublishVersion = { stamp: string; reason?: string | undefined };

/** `GET /api/texts/:id/changes?version=2` */
export type TextChanges = {
  /** What it is compared with: `Versión 1, en vigor desde…`. */
  against: string;
  changes: readonly ClauseChange[];
};

/** `GET /api/pending`: what is on disk and not published yet. */
export type Pending = { changes: readonly PendingChange[] };
export type PendingChange = {
  file: string;
  label: string;
  /** What a second person approves before it is published: `precios`. Nobody does where one edits alone. */
  approval?: string;
  /** What reads differently, in words. */
  words: readonly { where: string; before: string; after: string }[];
};

/** `POST /api/check`: what the gate would say of the content, line by line. */
export type Checked = { parts: readonly { name: string; isGood: boolean; lines: readonly string[] }[] };

/** `POST /api/publish` */
export type Publish = { title: string };
export type Published = {
  commit: string;
  isPushed: boolean;
  /** It waits for a second person there, and nothing is published yet. */
  proposal?: { number: number; link: string };
};
/** `POST /api/discard`: one file as it was last published. */
export type Discard = { file: string };

/** `GET /api/proposals`, where a team edits: what waits for a second person. */
export type Proposals = { proposals: readonly Proposal[] };
export type Proposal = {
  number: number;
  title: string;
  author: string;
  /** `2026-11-23` */
  day: string;
  /** At the forge. */
  link: string;
  /** The commit that was read: another one is not approved by mistake. */
  head: string;
  isMine: boolean;
  changes: readonly PendingChange[];
  /** Why it cannot be approved here. */
  refusal?: string;
};
/** `POST /api/proposals/:number/approve`, and by its author `POST /api/proposals/:number/withdraw`: a draft again. */
export type DecideProposal = { head: string };

/** `GET /api/pipeline`, where a team edits: how far the newest change of the site is. */
export type Pipeline = { state: "none" | "running" | "done" | "failed" | "unknown"; link?: string };

/** `GET /api/history?file=…` */
export type HistoryEntry = { commit: string; day: string; author: string; title: string };
/** `GET /api/old?file=…&commit=…`: brought back as a draft by saving it. */
export type OldList = { data: unknown };

/** `POST /api/files/:id/back`: the file of an earlier day, as a draft. */
export type BringBack = { commit: string };
/** `PUT /api/files/:id`, the file itself as `application/octet-stream`. */
/** Without bytes, it is the sample of the site again. */
export type SavedFile = { bytes?: number; report: readonly string[] };
