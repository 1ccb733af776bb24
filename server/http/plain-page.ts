/** Renders pages that are readable even without the build's files, such as the stylesheet. */
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** A form with hidden fields and a single button, for example to send a visitor's input again. */
export type ButtonForm = { action: string; fields: Readonly<Record<string, string>>; buttonLabel: string };

export function renderPlainPage(
  title: string,
  paragraphs: readonly string[],
  forms: readonly ButtonForm[] = [],
): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}${forms.map(renderButtonForm).join("")}
<p><a href="/">Ir al inicio</a></p>
</main>
</body>
</html>
`;
}

function renderButtonForm({ action, fields, buttonLabel }: ButtonForm): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `
<form method="post" action="${escapeHtml(action)}">${inputs.join("")}<button>${escapeHtml(buttonLabel)}</button></form>`;
}
