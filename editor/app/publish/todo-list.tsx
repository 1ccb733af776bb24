import type { Todo } from "#editor/api/api.ts";
import { shortPlace } from "#editor/app/shared/short-place.ts";
import styles from "./todo-list.module.css";

type TodoListProps = {
  todos: readonly Todo[];
  /** Told that somebody goes to one of them. */
  onGo?: () => void;
};

/** What no change mends by itself, each with the way to where it is mended. */
export function TodoList({ todos, onGo }: TodoListProps) {
  if (todos.length === 0) return null;
  return (
    <ul className={styles.todos}>
      {todos.map(({ place, label, what }) => (
        <li key={place + what}>
          <a href={`#${place}`} onClick={onGo}>
            {`Revisa «${label}»`}
          </a>
          {`: ${shortPlace(what)}`}
        </li>
      ))}
    </ul>
  );
}
