/** Variables of earlier editions whose values staff now write in the editor. */
const contactNamePattern =
  /^WIM_(?:SUPPORT|PRIVACY|AUTHORITIES|SECURITY|PLAY|APP|LOGIN|PURCHASE|INVOICE|HELP_(?:CENTER|REQUEST)|FACEBOOK|INSTAGRAM|X|TIKTOK|PORTABILITY|AMAZON|DEEZER|PARAMOUNT|VIX|LOUNGEKEY|BIGBOX)_/;

/** @returns in Spanish, what to do about a variable of an earlier edition; undefined for any other name. */
export function explainRetiredName(name: string): string | undefined {
  if (contactNamePattern.test(name))
    return "ya no se lee: escribe su valor en el editor, en «Contacto y enlaces» o «Beneficios por membresía», y quita la variable";
  return name === "EDITOR_NOTICE_URL" ? "ahora se llama EDITOR_WEBHOOK_URL: cambia su nombre" : undefined;
}
