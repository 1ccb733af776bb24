import type { Pending } from "#editor/api/api.ts";
import { signOfAll, type Unsaved } from "#editor/app/draft/use-drafts.ts";
import { Message } from "#editor/app/shared/message.tsx";
import styles from "./todo-list.module.css";
import { TodoList } from "./todo-list.tsx";

/** With the name that the menu has for it. */
export type NamedUnsaved = Unsaved & { label: string };

type WaitingNoticesProps = {
  todos: Pending["todos"];
  unsaved: readonly NamedUnsaved[];
  /** Told that somebody goes to one of them. */
  onGo: () => void;
};

/** What to know before publishing: what is not saved, and what is and leaves something to be done. */
export function WaitingNotices({ todos, unsaved, onGo }: WaitingNoticesProps) {
  const drafted = todos.filter(({ isPublished }) => !isPublished);
  const published = todos.filter(({ isPublished }) => isPublished);
  return (
    <>
      <UnsavedNotice title="Sin guardar: no entra en esta publicación" unsaved={unsaved} onGo={onGo} />
      {drafted.length > 0 && (
        <Message tone="look" title={`Por revisar antes de publicar: ${drafted.length}`} level={3}>
          <TodoList todos={drafted} onGo={onGo} />
        </Message>
      )}
      {published.length > 0 && (
        <Message tone="look" title={`Ya publicado y por revisar: ${published.length}`} level={3}>
          <TodoList todos={published} onGo={onGo} />
        </Message>
      )}
    </>
  );
}

type UnsavedNoticeProps = Omit<WaitingNoticesProps, "todos"> & { title: string };

/** What no publication has, and why; nothing where all is saved. */
export function UnsavedNotice({ title, unsaved, onGo }: UnsavedNoticeProps) {
  if (unsaved.length === 0) return null;
  return (
    <Message tone={signOfAll(unsaved)} title={title} level={3}>
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
  );
}
