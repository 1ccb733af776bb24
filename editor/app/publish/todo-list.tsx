import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Todo } from "#editor/api/api.ts";
import { ReadableText } from "#editor/app/shared/diff-parts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { shortenPath } from "#editor/app/shared/shorten-path.ts";

export function TodoList({ todos }: { todos: readonly Todo[] }) {
  if (todos.length === 0) return null;
  return (
    <ul className={layout.lines}>
      {todos.map(({ location, label, what, from }) => (
        <li key={location + what}>
          {from !== undefined && `Desde el ${formatDate(from)}: `}
          <a href={`#${location}`}>{`Revisa «${label}»`}</a>
          <ReadableText text={`: ${shortenPath(what)}`} />
        </li>
      ))}
    </ul>
  );
}
