/** The proxy's own pages, which work without script or session. */
import { escapeHtml } from "#server/http/plain-page.ts";

type ProxyPage = {
  title: string;
  lines: readonly string[];
  /** Target and label of the only link, which looks like a button. */
  to: { href: string; label: string };
};

const signInStyles = ["/entrar/tokens.css", "/entrar/sign-in.css"] as const;

function renderProxyPage({ title, lines, to }: ProxyPage): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Editor de wim</title>
<link rel="icon" href="/entrar/favicon.svg">
${signInStyles.map((href) => `<link rel="stylesheet" href="${href}">`).join("\n")}
</head>
<body>
<main>
<p class="brand"><span>wim</span> Editor</p>
<h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
<p><a class="way" target="_top" href="${escapeHtml(to.href)}">${escapeHtml(to.label)}</a></p>
</main>
</body>
</html>
`;
}

export const renderSignInPage = (hasSignedOut: boolean): string =>
  renderProxyPage({
    title: hasSignedOut ? "Saliste del editor" : "Entra al editor",
    lines: hasSignedOut
      ? ["Tus borradores siguen guardados. Para seguir, entra otra vez."]
      : [
          "Entras con tu cuenta de la empresa. Lo que puedes cambiar lo decide quien administra el editor.",
          "Lo que publiques lleva tu nombre.",
        ],
    to: { href: "/entrar/ir", label: "Entrar con tu cuenta" },
  });

/** @param url - absolute URL of the editor, because the preview's server also shows this page. */
export const renderRefusalPage = (title: string, message: string, url: string): string =>
  renderProxyPage({
    title,
    lines: [message],
    to: { href: `${url}/entrar`, label: "Volver a la entrada" },
  });
