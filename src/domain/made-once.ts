/** Makes something the first time it is asked for: a browser takes milliseconds for each format of `Intl`, on the way to other work. */
export function madeOnce<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
