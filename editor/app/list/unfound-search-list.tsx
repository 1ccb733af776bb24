import { formatDate } from "#domain/calendar/spanish-time.ts";
import { minSharedSearches, unfoundRetentionDays } from "#domain/search/unfound-search.ts";
import type { UnfoundSearches } from "#editor/api/api.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { useServerData } from "#editor/app/shared/use-server-data.ts";

/** Maximum number of searches in the list. */
const mostShown = 50;

type UnfoundSearchListProps = {
  /** Whether a text is one of the ways to ask already. */
  isTaught: (text: string) => boolean;
  onPick: (text: string) => void;
};

/** What people searched for and did not find, the most frequent first, without what the draft already has. */
export function UnfoundSearchList({ isTaught, onPick }: UnfoundSearchListProps) {
  const { value, fault } = useServerData<UnfoundSearches>("/api/unfound-searches");
  const open = value?.searches?.filter(({ text }) => !isTaught(text)) ?? [];
  return (
    <FoldedPart title={open.length === 0 ? "Lo que no se encontró" : `Lo que no se encontró: ${open.length}`}>
      {fault ?? (value && <p>{describe(value, open.length)}</p>)}
      {open.length > 0 && (
        <ol>
          {open.slice(0, mostShown).map(({ text, count }) => (
            <li key={text}>
              <span className={layout.row}>
                {text} <span className={layout.hint}>{`${count} veces`}</span>
                <PushButton look="text" onClick={() => onPick(text)}>
                  Agregar a un tema<span className="visually-hidden">{`: ${text}`}</span>
                </PushButton>
              </span>
            </li>
          ))}
        </ol>
      )}
    </FoldedPart>
  );
}

function describe({ searches, day = "" }: UnfoundSearches, open: number): string {
  if (!searches)
    return "Aquí sale lo que la gente busca y no encuentra. Todavía no llega al editor: pídelo a quien desarrolla el sitio.";
  const read = `Se leyó el ${formatDate(day)}.`;
  if (open === 0) return `Por ahora, nada que enseñar. ${read}`;
  return `Lo que se buscó al menos ${minSharedSearches} veces en ${unfoundRetentionDays}\u00a0días, sin saber quién. ${read}`;
}
