/**
 * Makes something the first time it is asked for, and keeps it: a browser takes milliseconds to create each `Intl`
 * format, which would delay other work.
 */
export function madeOnce<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
