import type { Follows } from "#editor/api.ts";
import type { Proposal } from "#editor/api-team.ts";
import { TodoList } from "#editor/app/panels/todo-list.tsx";
import { FoldedPart } from "#editor/app/parts/folded-part.tsx";
import { Message } from "#editor/app/parts/message.tsx";
import { useAnswer } from "#editor/app/parts/use-answer.ts";
import styles from "./approvals-panel.module.css";

type ProposalFollowsProps = { proposal: Proposal; onGo: () => void };

/** What a proposal leaves to be done, and what shows it by itself. */
export function ProposalFollows({ proposal: { number, head }, onGo }: ProposalFollowsProps) {
  const { value, fault } = useAnswer<Follows>(`/api/proposals/${number}/follows?head=${head}`);
  if (!value) return <p role="status">{fault ?? "Viendo qué más cambia…"}</p>;
  const { todos, pages, documents } = value;
  const shown = [...pages.map(({ label }) => label), ...documents.map((title) => `${title} (PDF)`)];
  return (
    <>
      {todos.length > 0 && (
        <Message tone="look" title={`Deja por revisar: ${todos.length}`} level={4}>
          <TodoList todos={todos} onGo={onGo} />
        </Message>
      )}
      {shown.length > 0 && (
        <FoldedPart title={`También cambian solos: ${shown.length}`}>
          <ul className={styles.list}>
            {shown.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </FoldedPart>
      )}
    </>
  );
}
