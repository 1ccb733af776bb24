/**
 * Reads the props of a tool on another page of the site, to answer with the same data.
 *
 * @throws {RangeError} if the page has no such tool.
 */
export function readIslandProps<Props>(page: Document, name: string): Props {
  const island = page.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!island?.dataset.props) throw new RangeError(`no tool «${name}»`);
  return JSON.parse(island.dataset.props) as Props;
}
