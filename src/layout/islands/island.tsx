import { type ComponentType, createElement, useId } from "react";
import { renderToString } from "react-dom/server";
import { OldBrowserNote } from "#layout/old-browser-note.tsx";
import type { EnhancedIslandName, GalleryIslandName, IslandName } from "./island-name.ts";

type IslandProps<Props extends object> = {
  name: IslandName | EnhancedIslandName | GalleryIslandName;
  component: ComponentType<Props>;
  /** Serializable as JSON, because the browser reads the props from the document. */
  props: Props;
};

/**
 * A React component rendered as HTML, to be hydrated later or enhanced by its own script. The ids in the HTML have a
 * prefix that is the same on server and client, and different for each island of a page.
 */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  const idPrefix = useId();
  const html = renderToString(createElement(component, props), { identifierPrefix: idPrefix });
  return (
    <>
      {html.includes(" data-tool") && <OldBrowserNote />}
      <div
        data-island={name}
        data-place={idPrefix}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was just rendered from our own component.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
