import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { Impact } from "#editor/api/api.ts";
import type { Proposal } from "#editor/api/team-api.ts";
import { TodoList } from "#editor/app/publish/checks/todo-list.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { useServerData } from "#editor/app/shared/use-server-data.ts";

type ProposalEffectsProps = {
  proposal: Proposal;
  /** Called when a link to a to-do is followed. */
  onGo: () => void;
  /** Previews a page with the proposal applied. */
  onSee: (page: string) => void;
};

/** The to-dos that a proposal creates, and the pages, documents and files that change with it. */
export function ProposalEffects({ proposal: { id, head, changes }, onGo, onSee }: ProposalEffectsProps) {
  const { value, fault } = useServerData<Impact>(`/api/proposals/${id}/follows?head=${head}`);
  if (!value) return <p role="status">{fault ?? "Viendo qué más cambia…"}</p>;
  const { todos, pages, documents } = value;
  const count = pages.length + documents.length;
  const hasLegal = changes.some(({ file }) => parseLegalPath(file));
  return (
    <>
      {todos.length > 0 && (
        <Message tone="look" title={`Deja por revisar: ${todos.length}`} level={4}>
          <TodoList todos={todos} onGo={onGo} />
        </Message>
      )}
      {count > 0 && (
        <FoldedPart title={`También cambian solos: ${count}`}>
          {pages.length > 0 && <p>«Ver» muestra la página como quedará si se aprueba.</p>}
          {hasLegal && <p>Los textos legales no se ven ahí: se leen arriba, en palabras.</p>}
          <ul>
            {pages.map(({ label, page }) => (
              <li key={page}>
                {label}{" "}
                <PushButton look="text" onClick={() => onSee(page)}>
                  Ver <span className="visually-hidden">{`Página «${label}»`}</span>
                </PushButton>
              </li>
            ))}
            {documents.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </FoldedPart>
      )}
    </>
  );
}
