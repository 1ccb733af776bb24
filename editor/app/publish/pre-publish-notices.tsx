import { legalFolder } from "#domain/legal/version-paths.ts";
import type { Menu } from "#editor/api/api.ts";
import type { PendingChanges, SelectionTodos } from "#editor/api/requests/publish-api.ts";
import { findWorstIcon, type UnsavedWork } from "#editor/app/draft/use-drafts.ts";
import { findList, formatDatedLabel } from "#editor/app/list/find-list.ts";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { TodoList } from "./todo-list.tsx";

/** Unsaved work, with the menu label of its list or text. `pathPrefix`: start of its files' paths. */
export type LabelledUnsavedWork = UnsavedWork & { label: string; pathPrefix: string };

export function labelUnsavedWork(menu: Menu, unsavedWork: UnsavedWork): LabelledUnsavedWork {
  const list = findList(menu, unsavedWork.location);
  const entry = list ?? menu.legalTexts.find(({ id }) => id === unsavedWork.location);
  const pathPrefix = list?.file ?? `${legalFolder}/${unsavedWork.location}/`;
  return { ...unsavedWork, pathPrefix, label: entry ? formatDatedLabel(entry) : unsavedWork.location };
}

type PrePublishNoticesProps = {
  todos: PendingChanges["todos"];
  unsavedWork: readonly LabelledUnsavedWork[];
};

export function PrePublishNotices({ todos, unsavedWork }: PrePublishNoticesProps) {
  const groups = [
    { title: "Por revisar antes de publicar", todos: todos.filter(({ isPublished }) => !isPublished) },
    { title: "Ya publicado y por revisar", todos: todos.filter(({ isPublished }) => isPublished) },
  ].filter((group) => group.todos.length > 0);
  return (
    <>
      <UnsavedNotice title="Sin guardar: no entra en esta publicación" unsavedWork={unsavedWork} />
      {groups.map((group) => (
        <Message key={group.title} tone="look" title={`${group.title}: ${group.todos.length}`} level={3}>
          <TodoList todos={group.todos} />
        </Message>
      ))}
    </>
  );
}

type SelectionNoticesProps = Pick<PrePublishNoticesProps, "unsavedWork"> & { selection: string; reloadKey: string };

/** Notices before publishing some of the changes, computed as if only these were published. */
export function SelectionNotices({ selection, reloadKey, unsavedWork }: SelectionNoticesProps) {
  const { value, errorMessage } = useServerData<SelectionTodos>(`/api/todos?${selection}`, reloadKey);
  return (
    <>
      <p role="status">{errorMessage ?? (value ? "" : "Revisando lo que marcaste…")}</p>
      <PrePublishNotices todos={value ?? []} unsavedWork={unsavedWork} />
    </>
  );
}

export function UnsavedNotice({ title, unsavedWork }: Pick<PrePublishNoticesProps, "unsavedWork"> & { title: string }) {
  if (unsavedWork.length === 0) return null;
  return (
    <Message tone={findWorstIcon(unsavedWork)} title={title} level={3}>
      <ul className={layout.lines}>
        {unsavedWork.map(({ location, label, reason }) => (
          <li key={location}>
            <a href={`#${location}`}>{`Ve a «${label}»`}</a>
            {`: ${reason}`}
          </li>
        ))}
      </ul>
    </Message>
  );
}
