/**
 * Finds the element with the attribute `data-NAME`.
 *
 * @throws {RangeError} if there is none: markup and script are from different versions.
 */
export function requirePart<Part extends HTMLElement = HTMLElement>(root: ParentNode, name: string): Part {
  const element = root.querySelector<Part>(`[data-${name}]`);
  if (!element) throw new RangeError(`the coverage map has no [data-${name}]`);
  return element;
}

/** Copies the first element of a template. React in the browser puts it next to the template's content, not into it. */
export function cloneTemplate(template: HTMLElement): HTMLElement {
  const { firstElementChild } = (template as HTMLTemplateElement).content;
  return (firstElementChild ?? template.firstElementChild)?.cloneNode(true) as HTMLElement;
}
