import type { Pending } from "#editor/api.ts";
import { Message } from "#editor/app/parts/message.tsx";
import { signOfAll, type Unsaved } from "#editor/app/use-drafts.ts";
import styles from "./todo-list.module.css";
import { TodoList } from "./todo-list.tsx";

type WaitingNoticesProps = {
  todos: Pending["todos"];
  unsaved: readonly (Unsaved & { label: string })[];
  /** Told that somebody goes to one of them. */
  onGo: () => void;
};

/** What to know before publishing: what is not saved, and what is and leaves something to be done. */
export function WaitingNotices({ todos, unsaved, onGo }: WaitingNoticesProps) {
  return (
    <>
      {unsaved.length > 0 && (
        <Message tone={signOfAll(unsaved)} title="Sin guardar: no entra en esta publicación" level={3}>
          <ul className={styles.todos}>
            {unsaved.map(({ place, label, why }) => (
              <li key={place}>
                <a href={`#${place}`} onClick={onGo}>
                  {`Ve a «${label}»`}
                </a>
                {`: ${why}`}
              </li>
            ))}
          </ul>
        </Message>
      )}
      {todos.length > 0 && (
        <Message tone="look" title={`Por revisar antes de publicar: ${todos.length}`} level={3}>
          <TodoList todos={todos} onGo={onGo} />
        </Message>
      )}
    </>
  );
}
