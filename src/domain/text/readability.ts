/**
 * Computes the readability of a Spanish text: about 60 to 70 suits the general public, over 80 suits children.
 * Fernández Huerta (1959), in the form 206.84 − 60 · syllables per word − 1.02 · words per sentence.
 */
export function computeReadabilityScore(text: string): number {
  const sentences = text.split(/[.!?]+(?=\s|$)/).filter((part) => part.trim() !== "").length;
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.84 - (60 * syllables) / words.length - (1.02 * words.length) / sentences;
}

/** Counts a Spanish word's syllables. Adjacent vowels form one unless both are strong or a weak one is accented. */
export function countSyllables(word: string): number {
  const phoneticSpelling = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, ([first = ""]) => first)
    .replace(/y(?![aeiouáéíóú])/g, "i");
  const groups = phoneticSpelling.match(/[aeiouáéíóúü]+/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + countNuclei(group), 0),
  );
}

const hiatusPattern = /^(?:[aeoáéó][aeoáéó]|[íú][aeoáéó]|[aeoáéó][íú])$/;

function countNuclei(vowels: string): number {
  let nuclei = 1;
  for (let index = 1; index < vowels.length; index++)
    if (hiatusPattern.test(vowels.slice(index - 1, index + 1))) nuclei++;
  return nuclei;
}
