/** Items of a list as word processors copy them, and the Markdown that says the same. */
const bullet = /^[ \t]*[•·▪◦‣●○■][ \t]*/;
const letter = /^[ \t]*(?:[a-zñ]|[ivx]{2,4})\)[ \t]+/i;

/** What is pasted from a word processor, as a legal text writes it: its lists, its quotes and its spaces. */
export function fromWord(pasted: string): string {
  return pasted
    .replaceAll("\r\n", "\n")
    .replaceAll("\u00a0", " ")
    .split("\n")
    .map((line) => line.replace(bullet, "- ").replace(letter, "   1. ").replaceAll(/\t+/g, " "))
    .join("\n")
    .replaceAll("“", "«")
    .replaceAll("”", "»");
}
