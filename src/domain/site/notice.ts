/** The operator's notices to its community, one per row. */
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { UploadedPicture } from "#domain/uploads/stored-file.ts";

export type NoticeRow = {
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  title: string;
  /** The paragraphs of the notice. */
  text: readonly string[];
  link?: { label: string; to: `/${string}` };
  picture?: UploadedPicture;
};

export type DisplayedNotice = NoticeRow & {
  /** Id for links to the notice, unique among all notices; it changes only with the date or the title. */
  id: string;
  /** The date in words: "1 de marzo de 2025". */
  day: string;
};

/**
 * Builds the notices in display order: newest first, those of one day in row order.
 *
 * @throws {RangeError} in Spanish, with the row and the fix, for the authors of notices.
 */
export function buildNotices(rows: readonly NoticeRow[]): DisplayedNotice[] {
  const notices = rows.map((row, index): DisplayedNotice => {
    const errorMessage = findErrorMessage(row);
    if (errorMessage) throw new RangeError(`aviso ${index + 1} («${row.title}»): ${errorMessage}`);
    return { ...row, id: buildNoticeId(row), day: formatDate(row.date) };
  });
  for (const [index, { id, title }] of notices.entries())
    if (notices.findIndex((other) => other.id === id) !== index)
      throw new RangeError(`aviso ${index + 1} («${title}»): ya hay otro con esa fecha y ese título`);
  return notices.toSorted((one, other) => other.date.localeCompare(one.date));
}

function findErrorMessage({ date, title, text, link }: NoticeRow): string | undefined {
  if (!isExistingDay(date)) return `la fecha «${date}» no existe; escríbela como AAAA-MM-DD, por ejemplo 2026-03-01`;
  if (title.trim() === "") return "le falta el título";
  if (text.length === 0 || text.some((paragraph) => paragraph.trim() === "")) return "le falta el texto";
  if (link && link.label.trim() === "") return "su enlace no dice a dónde lleva";
  return undefined;
}

/** Whether the day exists: 30 February does not. */
function isExistingDay(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}

function buildNoticeId({ date, title }: NoticeRow): string {
  const words = title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `${date}-${words}`;
}
