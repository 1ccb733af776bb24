/** The pages in front of the door: they need no script and no session. */
import { escapeHtml } from "#server/plain-page.ts";

type DoorPage = {
  title: string;
  lines: readonly string[];
  /** Where the one button leads. */
  to: { href: string; words: string };
};

const doorStyles = ["/entrar/tokens.css", "/entrar/door.css"] as const;

/** A page of the door, in the site's colours. */
function doorPage({ title, lines, to }: DoorPage): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Editor de wim</title>
<link rel="icon" href="/entrar/favicon.svg">
${doorStyles.map((href) => `<link rel="stylesheet" href="${href}">`).join("\n")}
</head>
<body>
<main>
<p class="brand"><span>wim</span> Editor</p>
<h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
<p><a class="way" target="_top" href="${escapeHtml(to.href)}">${escapeHtml(to.words)}</a></p>
</main>
</body>
</html>
`;
}

export const signInPage = (forge: string, isLeft: boolean): string =>
  doorPage({
    title: isLeft ? "Saliste del editor" : "Entra al editor",
    lines: isLeft
      ? ["Tus borradores siguen guardados. Para seguir, entra otra vez."]
      : [
          `Entras con tu cuenta de ${forge}. Puede editar quien tiene permiso de publicar el sitio.`,
          "Lo que publiques lleva tu nombre.",
        ],
    to: { href: "/entrar/ir", words: `Entrar con ${forge}` },
  });

/** @param url - the editor's, from wherever the page is. */
export const refusedPage = (message: string, url: string): string =>
  doorPage({
    title: "No se pudo entrar",
    lines: [message],
    to: { href: `${url}/entrar`, words: "Volver a la entrada" },
  });
