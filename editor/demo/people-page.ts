export type DemoPerson = { name: string; email: string; groups: string[]; isUnverified?: boolean };

export const chosenPersonParameter = "persona";

export function renderPeoplePage(people: ReadonlyMap<string, DemoPerson>): string {
  const links = [...people].map(
    ([id, { name, email, groups }]) =>
      `<li><a href="?${chosenPersonParameter}=${id}">${name}</a> (${groups.join(", ")}): ${email}</li>`,
  );
  return `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>¿Quién entra?</title><style>body{font:1.125rem/1.6 system-ui;margin:2rem}li{margin:1rem 0}</style>
<h1>¿Quién entra?</h1><p>Cuentas de prueba, sin contraseña.</p><ul>${links.join("")}</ul></html>`;
}
