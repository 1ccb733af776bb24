import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { loadEnvFile } from "./env-file.ts";
import { loadConfig } from "./load.ts";
import { type Setting, type SettingKey, settings } from "./settings.ts";
import { mexicanPhone } from "./value-formats.ts";

const rows = Object.entries(settings) as [SettingKey, Setting][];

/** A valid value for every setting, written as an operator would write it. */
const complete = Object.fromEntries(
  rows.map(([key, { env, kind }]) => {
    if (key === "siteUrl") return [env, "https://www.wim.mx/"];
    if (key === "mapTileUrl") return [env, "https://mapas.wim.mx/{z}/{x}/{y}.png?clave=abc"];
    if (key.endsWith("Url")) return [env, `https://www.wim.mx/${key}`];
    if (key === "clevertapRegion") return [env, "us1"];
    if (key === "offlinePack") return [env, "no"];
    if (key === "vitalsShare") return [env, "10"];
    if (key === "unfoundSearches") return [env, "sí"];
    if (key === "hiddenParts") return [env, "opiniones,mision-y-vision"];
    if (key === "edgeAddresses") return [env, "198.51.100.0/24"];
    if (key === "clevertapDomain") return [env, "datos.wim.mx"];
    return [env, kind === "decision" ? "ABC-123-4D5E" : `valor-${key}`];
  }),
);

test("an empty environment gives a placeholder or an official value wherever one is needed", () => {
  const { config } = loadConfig({});
  expect(config.siteUrl).toBe("https://www.wim.mx");
  expect(config.legalName).toBe("[Razón social del operador]");
  expect(config.regulatorTariffsUrl).toBe("https://tarifas.ift.org.mx/ift_visor/");
  expect(config.mapTileUrl).toBe("https://tile.openstreetmap.org/{z}/{x}/{y}.png");
  expect(config.clevertapAccount).toBeUndefined();
});

test("an empty environment leaves every pending value and decision unset, in table order", () => {
  const open = rows.filter(([, { kind }]) => kind === "pending" || kind === "decision").map(([, { env }]) => env);
  expect(loadConfig({}).unsetVariables).toEqual(open);
});

test("`own` lists the variables that the operator set, whatever their kind", () => {
  const given = { WIM_LEGAL_NAME: "Uno, S.A.", WIM_REGULATOR_TARIFFS_URL: "https://crt.gob.mx/", WIM_VITALS: "10" };
  expect(loadConfig(given).ownVariables).toEqual(Object.keys(given));
  expect(loadConfig({ WIM_LEGAL_NAME: "[Razón social del operador]", WIM_CHARTER_URL: " " }).ownVariables).toEqual([]);
});

function envFile(text: string | Buffer): string {
  const folder = mkdtempSync(join(inject("sharedFolder"), "wim-env-"));
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ["WIM_POSTAL_ADDRESS", "WIM_LEGAL_NAME", "SMTP_URL"]) vi.stubEnv(name, undefined);
  const file = join(folder, ".env");
  writeFileSync(file, text);
  return file;
}

test.each<[string, string, string | Buffer]>([
  ["WIM_POSTAL_ADDRESS", "tiene un #", "WIM_POSTAL_ADDRESS=Av. Reforma 222 #5, CDMX"],
  ["SMTP_URL", "tiene un #", "SMTP_URL=smtps://wim:a#b@correo.wim.example"],
  ["WIM_LEGAL_NAME", "no es un NOMBRE=valor", "WIM_LEGAL_NAME: Telefonía Ágil"],
  ["WIM_LEGAL_NAME", "no es un NOMBRE=valor", "WIM_LEGAL_NAME Telefonía Ágil"],
  ["wim_legal_name", "no se lee en minúsculas: escribe WIM_LEGAL_NAME", "wim_legal_name=Ágil"],
  ["Database_File", "no se lee en minúsculas: escribe DATABASE_FILE", "Database_File=a"],
  ["DATABASE_FIL", "no existe: ¿es DATABASE_FILE?", "DATABASE_FIL=a"],
  ["RATE_LIMITS", "no existe: ¿es RATE_LIMIT?", "export RATE_LIMITS=5"],
  ["WIM_NADA_ASI", "no existe", "WIM_NADA_ASI=1"],
  ["EDITOR_SECRETS_OF_ALL", "no existe", "EDITOR_SECRETS_OF_ALL=1"],
  ["WIM_LEGAL_NAME", "abre comillas", 'WIM_LEGAL_NAME="Telefonía Ágil\nWIM_VITALS="'],
  ["WIM_LEGAL_NAME", "tiene texto después", 'WIM_LEGAL_NAME="Telefonía" Ágil'],
  ["WIM_LEGAL_NAME", "tiene comillas tipográficas", "WIM_LEGAL_NAME=“Telefonía Ágil”"],
  ["WIM_LEGAL_NAME", "tiene letras que no están en UTF-8", Buffer.from("WIM_LEGAL_NAME=Telefonía", "latin1")],
])("a line of .env that would be misread is refused, naming the variable %s: %s", (name, trouble, line) => {
  const file = envFile(Buffer.concat([Buffer.from("# Del operador\n\n"), Buffer.from(line)]));
  const sentence = `${name}, en la línea 3 de ${file}, ${trouble}`;
  expect(() => loadEnvFile(file)).toThrow(sentence);
  expect(process.env.WIM_LEGAL_NAME).toBeUndefined();
});

test("reads a .env as text editors and systemd write it, and ignores unknown names", () => {
  const lines = [
    "WIM_LEGAL_NAME='Telefonía Ágil'",
    "  # como siempre",
    "LOG_LEVEL=warn # como siempre",
    "OTRA_COSA=1",
    "",
  ];
  const address = 'export WIM_POSTAL_ADDRESS = "Av. Reforma 222 #5, CDMX" # confirmado';
  loadEnvFile(envFile(`\uFEFF${[...lines, address].join("\r\n")}`));
  expect(process.env.WIM_LEGAL_NAME).toBe("Telefonía Ágil");
  expect(process.env.WIM_POSTAL_ADDRESS).toBe("Av. Reforma 222 #5, CDMX");
});

test("a blank value counts as missing", () => {
  expect(loadConfig({ ...complete, WIM_CHARTER_URL: "  " }).unsetVariables).toEqual(["WIM_CHARTER_URL"]);
});

test("the site's own address counts as set once confirmed, even though it equals its placeholder", () => {
  expect(loadConfig({ WIM_SITE_URL: "https://www.wim.mx" }).unsetVariables).not.toContain("WIM_SITE_URL");
});

test("a placeholder copied from the example file counts as unset", () => {
  const copied = Object.fromEntries(
    rows.flatMap(([, row]) =>
      row.kind === "pending" && row.env !== "WIM_SITE_URL" ? [[row.env, row.placeholder]] : [],
    ),
  );
  expect(loadConfig({ ...complete, ...copied }).unsetVariables).toEqual(Object.keys(copied));
});

test("declining a service counts as a decision", () => {
  const { config, unsetVariables } = loadConfig({
    ...complete,
    WIM_CLEVERTAP_ACCOUNT: "No",
    WIM_HELP_WIDGET_KEY: "no",
  });
  expect([config.clevertapAccount, config.helpWidgetKey, unsetVariables]).toEqual([undefined, undefined, []]);
});

test("a CleverTap account without its region is refused, naming the missing variable", () => {
  expect(() => loadConfig({ WIM_CLEVERTAP_ACCOUNT: "ABC-123-4D5E" })).toThrow(
    "Falta WIM_CLEVERTAP_REGION: con WIM_CLEVERTAP_ACCOUNT se esperaba la región de la cuenta, como us1 o eu1.",
  );
});

test("trusted proxies must be given if their header is, and cannot be the whole internet", () => {
  expect(() => loadConfig({ WIM_EDGE_ADDRESSES: "0.0.0.0/0" })).toThrow(
    'WIM_EDGE_ADDRESSES vale "0.0.0.0/0": se esperaba una lista de direcciones o redes separadas por comas, como 198.51.100.0/24',
  );
  expect(() => loadConfig({ WIM_EDGE_HEADER: "CF-Connecting-IP" })).toThrow(
    "Falta WIM_EDGE_ADDRESSES: con WIM_EDGE_HEADER se esperaba una lista de direcciones o redes",
  );
  const { config } = loadConfig({ WIM_EDGE_ADDRESSES: "198.51.100.7 , 2001:db8:7::/48" });
  expect(config.edgeAddresses).toBe("198.51.100.7,2001:db8:7::/48");
});

test("a CleverTap region without its account is refused", () => {
  expect(() => loadConfig({ WIM_CLEVERTAP_REGION: "us1" })).toThrow(
    "Falta WIM_CLEVERTAP_ACCOUNT: con WIM_CLEVERTAP_REGION se esperaba el identificador de la cuenta, como ABC-123-4D5E, o la palabra no.",
  );
});

test("an unknown name is refused, suggesting the nearest known one", () => {
  expect(() => loadConfig({ WIM_CHARTERURL: "https://www.dof.gob.mx/carta" })).toThrow(
    /^No existe WIM_CHARTERURL: ¿es WIM_CHARTER_URL\? Todos los nombres están en docs\/configuration\.md\.$/,
  );
  expect(() => loadConfig({ WIM_SKU_ROOKY: "" })).toThrow("¿es WIM_SKU_ROOKIE?");
});

test.each([
  ["WIM_SUPPORT_PHONE", "«Contacto y enlaces»"],
  ["WIM_VIX_TERMS_URL", "«Beneficios por membresía»"],
])("a variable of an earlier edition, %s, is refused with the form that has its value now", (name, form) => {
  expect(() => loadConfig({ [name]: "" })).toThrow(`${name} ya no se lee`);
  expect(() => loadEnvFile(envFile(`${name}=1`))).toThrow(form);
});

test("a complete environment leaves nothing unset, and a variable that only commands read is not refused", () => {
  expect(loadConfig({ ...complete, WIM_DIST: "dist", WIM_GALLERY: "1" }).unsetVariables).toEqual([]);
});

test("the same SKU for two memberships is refused, naming both variables", () => {
  expect(() => loadConfig({ ...complete, WIM_SKU_ROOKIE: "A-1", WIM_SKU_LEGEND: "A-1" })).toThrow(
    /^WIM_SKU_LEGEND y WIM_SKU_ROOKIE valen "A-1": se esperaba un SKU distinto por membresía\.$/,
  );
});

test("a wrong value is refused in one line with the variable, the value and what is expected", () => {
  expect(() => loadConfig({ WIM_CHARTER_URL: "carta" })).toThrow(
    /^WIM_CHARTER_URL vale "carta": se esperaba una dirección https, como https:\/\/www\.wim\.mx\/pagina\.$/,
  );
});

test("of several wrong values, the first in table order is named", () => {
  expect(() => loadConfig({ WIM_CHARTER_URL: "x", WIM_SITE_URL: "wim.mx" })).toThrow(/^WIM_SITE_URL /);
});

test.each([
  ["WIM_SITE_URL", "http://www.wim.mx"],
  ["WIM_SITE_URL", "https://www.wim.mx/inicio"],
  ["WIM_SITE_URL", "https://www.wim.mx/?a=1"],
  ["WIM_CHARTER_URL", "http://web.wim.mx/login"],
  ["WIM_CHARTER_URL", "javascript:alert(1)"],
  ["WIM_CHARTER_URL", "web.wim.mx"],
  ["WIM_CHARTER_URL", "https://web.wim.mx/lo gin"],
  ["WIM_SKU_ROOKIE", "plan rookie"],
  ["WIM_SKU_ROOKIE", "a&sku=b"],
  ["WIM_MAP_TILE_URL", "https://mapas.wim.mx/{z}/{x}.png"],
  ["WIM_MAP_TILE_URL", "https://{s}.mapas.wim.mx/{z}/{x}/{y}.png"],
  ["WIM_MAP_TILE_URL", "http://mapas.wim.mx/{z}/{x}/{y}.png"],
  ["WIM_LEGAL_NAME", "[Nombre]"],
  ["WIM_LEGAL_NAME", "<b>wim</b>"],
  ["WIM_CLEVERTAP_DOMAIN", "https://datos.wim.mx"],
  ["WIM_CLEVERTAP_REGION", "México"],
  ["WIM_HELP_WIDGET_KEY", "clave con espacios"],
  ["WIM_UNLISTED_PROMOTION_SLUG", "../avisos"],
])("refuses %s=%s", (env, value) => {
  expect(() => loadConfig({ ...complete, [env]: value })).toThrow(`${env} vale`);
});

test("any spelling of a Mexican number is normalised to our grouping", () => {
  const separator = fc.constantFrom("", " ", "-");
  const prefix = fc.constantFrom("", "52 ", "+52", "+52-");
  const digits = fc.stringMatching(/^[1-9]\d{9}$/);
  fc.assert(
    fc.property(prefix, digits, fc.array(separator, { minLength: 10, maxLength: 10 }), (country, number, gaps) => {
      const writtenText = country + [...number].map((digit, index) => digit + (index < 9 ? gaps[index] : "")).join("");
      const supportPhone = mexicanPhone.schema.parse(writtenText);
      expect(supportPhone.replaceAll(" ", "")).toBe(number);
      expect(supportPhone).toMatch(/^(33|55|56|81) \d{4} \d{4}$|^\d{3} \d{3} \d{4}$/);
    }),
  );
});

test("addresses are kept unchanged, except the site's, which loses its trailing slash", () => {
  const { config } = loadConfig({ ...complete, WIM_CHARTER_URL: " https://www.dof.gob.mx/carta?canal=web " });
  expect(config.charterUrl).toBe("https://www.dof.gob.mx/carta?canal=web");
  expect(config.siteUrl).toBe("https://www.wim.mx");
});

test("any invalid text causes one error line that names the variable", () => {
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.string(), ([, { env }], value) => {
      try {
        loadConfig({ ...complete, [env]: value });
      } catch (error) {
        const { message } = error as Error;
        expect(message).toContain(env);
        expect(message).toMatch(/^(WIM_\w+ (y WIM_\w+ valen|vale) ".*":|Falta WIM_\w+: con WIM_\w+) se esperaba .+\.$/);
      }
    }),
  );
});

test("only hideable parts may be hidden", () => {
  expect(loadConfig({ WIM_HIDDEN_PARTS: "opiniones,mision-y-vision" }).config.hiddenParts).toBe(
    "opiniones,mision-y-vision",
  );
  expect(() => loadConfig({ WIM_HIDDEN_PARTS: "opiniones,mapa" })).toThrow("WIM_HIDDEN_PARTS");
});
