type Order = { url: string; looksAtBytes: boolean };

addEventListener("message", async ({ data: { url, looksAtBytes } }: MessageEvent<Order>) => {
  const reader = (await fetch(url)).body?.getReader();
  let tags = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    if (looksAtBytes) tags += tagsIn(part.value);
  }
  postMessage(tags);
});

function tagsIn(bytes: Uint8Array): number {
  let tags = 0;
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 60) tags++;
  return tags;
}
