import { legalFolder } from "#domain/legal/version-paths.ts";
import type { Menu } from "#editor/api/api.ts";
import type { PendingChanges, SelectionTodos } from "#editor/api/publish-api.ts";
import { findWorstSeverity, type UnsavedWork } from "#editor/app/draft/use-drafts.ts";
import { findList, formatDatedLabel } from "#editor/app/list/find-list.ts";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { useServerData } from "#editor/app/shared/use-server-data.ts";
import { TodoList } from "./checks/todo-list.tsx";

/** Unsaved work with the menu label of its list or text. `pathPrefix`: beginning of the paths of its files. */
export type LabelledUnsavedWork = UnsavedWork & { label: string; pathPrefix: string };

export function labelUnsavedWork(menu: Menu, unsaved: UnsavedWork): LabelledUnsavedWork {
  const list = findList(menu, unsaved.place);
  const entry = list ?? menu.texts.find(({ id }) => id === unsaved.place);
  const pathPrefix = list?.file ?? `${legalFolder}/${unsaved.place}/`;
  return { ...unsaved, pathPrefix, label: entry ? formatDatedLabel(entry) : unsaved.place };
}

type PrePublishNoticesProps = {
  todos: PendingChanges["todos"];
  unsaved: readonly LabelledUnsavedWork[];
};

/** Notices before publishing: unsaved work, to-dos of the drafts, and to-dos of published data. */
export function PrePublishNotices({ todos, unsaved }: PrePublishNoticesProps) {
  const draftTodos = todos.filter(({ isPublished }) => !isPublished);
  const publishedTodos = todos.filter(({ isPublished }) => isPublished);
  return (
    <>
      <UnsavedNotice title="Sin guardar: no entra en esta publicación" unsaved={unsaved} />
      {draftTodos.length > 0 && (
        <Message tone="look" title={`Por revisar antes de publicar: ${draftTodos.length}`} level={3}>
          <TodoList todos={draftTodos} />
        </Message>
      )}
      {publishedTodos.length > 0 && (
        <Message tone="look" title={`Ya publicado y por revisar: ${publishedTodos.length}`} level={3}>
          <TodoList todos={publishedTodos} />
        </Message>
      )}
    </>
  );
}

type SelectionNoticesProps = Pick<PrePublishNoticesProps, "unsaved"> & { selection: string; reloadKey: string };

/** Notices before publishing a part of the changes, as the site would be with that part only. */
export function SelectionNotices({ selection, reloadKey, unsaved }: SelectionNoticesProps) {
  const { value, fault } = useServerData<SelectionTodos>(`/api/todos?${selection}`, reloadKey);
  return (
    <>
      <p role="status">{fault ?? (value ? "" : "Revisando lo que marcaste…")}</p>
      <PrePublishNotices todos={value ?? []} unsaved={unsaved} />
    </>
  );
}

/** Lists the unsaved work, which is not published, and why each item is unsaved; empty if everything is saved. */
export function UnsavedNotice({ title, unsaved }: Pick<PrePublishNoticesProps, "unsaved"> & { title: string }) {
  if (unsaved.length === 0) return null;
  return (
    <Message tone={findWorstSeverity(unsaved)} title={title} level={3}>
      <ul className={layout.lines}>
        {unsaved.map(({ place, label, reason }) => (
          <li key={place}>
            <a href={`#${place}`}>{`Ve a «${label}»`}</a>
            {`: ${reason}`}
          </li>
        ))}
      </ul>
    </Message>
  );
}
