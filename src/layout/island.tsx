import { type ComponentType, createElement, useId } from "react";
import { renderToString } from "react-dom/server";
import type { EnhancedIslandName, GalleryIslandName, IslandName } from "./island-name.ts";
import { OldBrowserNote } from "./old-browser-note.tsx";

type IslandProps<Props extends object> = {
  name: IslandName | EnhancedIslandName | GalleryIslandName;
  component: ComponentType<Props>;
  /** Must survive JSON: the browser reads them back from the document. */
  props: Props;
};

/**
 * A React component that is HTML first and wakes by itself: it hydrates, or its own script enhances it. On server and
 * client, its ids start with its place on the page, since a page may hold the same island twice.
 */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  const place = useId();
  const html = renderToString(createElement(component, props), { identifierPrefix: place });
  return (
    <>
      {html.includes(" data-tool") && <OldBrowserNote />}
      <div
        data-island={name}
        data-place={place}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own render of our own component, a moment ago.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
