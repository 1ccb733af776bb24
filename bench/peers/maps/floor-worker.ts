export type ReadRequest = { url: string; readsEveryByte: boolean };

addEventListener("message", async ({ data: { url, readsEveryByte } }: MessageEvent<ReadRequest>) => {
  const reader = (await fetch(url)).body?.getReader();
  let tags = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    if (readsEveryByte) tags += countTags(part.value);
  }
  postMessage(tags);
});

function countTags(bytes: Uint8Array): number {
  let tags = 0;
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 60) tags++;
  return tags;
}
