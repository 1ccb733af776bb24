import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { findOfflineFiles } from "./offline-pack.ts";

const manifest = {
  "virtual:entry": {
    file: "assets/entry.js",
    imports: ["_shared"],
    dynamicImports: ["src/pages/page-islands.ts", "src/pages/run-idle-tasks.ts"],
  },
  "src/pages/page-islands.ts": {
    file: "assets/islands.js",
    imports: ["virtual:entry"],
    dynamicImports: [
      "src/layout/islands/hydrate-island.ts",
      "src/features/lead-form/lead-form.tsx",
      "src/features/copy-values/enhance-copy-values.ts",
      "src/features/trip-lookup/trip-lookup.tsx",
    ],
  },
  "src/layout/islands/hydrate-island.ts": { file: "assets/hydrate-island.js" },
  "src/features/trip-lookup/trip-lookup.tsx": { file: "assets/trip-lookup.js" },
  _shared: { file: "assets/shared.js" },
  _react: { file: "assets/react.js" },
  "src/features/lead-form/lead-form.tsx": { file: "assets/lead-form.js", imports: ["_react"] },
  "src/features/copy-values/enhance-copy-values.ts": {
    file: "assets/copy-values.js",
    dynamicImports: ["src/features/copy-values/say-copied.ts"],
  },
  "src/features/copy-values/say-copied.ts": { file: "assets/say-copied.js", imports: ["virtual:entry"] },
  "src/pages/run-idle-tasks.ts": {
    file: "assets/idle.js",
    dynamicImports: ["src/features/waiting-messages/deliver-messages.ts"],
  },
  "src/features/waiting-messages/deliver-messages.ts": { file: "assets/deliver.js" },
};

const html = `<link rel="stylesheet" href="/assets/style.css"><link rel="canonical" href="https://www.wim.mx/ayuda">
  <link rel="alternate" type="application/atom+xml" href="/cambios-legales.xml">
  <link rel="icon" type="image/png" href="/favicon.png">
  <a href="/membresias">Membresías</a> <a class="x" href="/documentos/wim-apn.mobileconfig">Perfil</a>
  <a href="/documentos/contrato.pdf">Contrato</a> <img alt="" src="/dibujo.svg">
  <a href="/documentos/paginas/contrato/1.5d41402a.svg"><img alt="Contrato" src="/documentos/paginas/contrato/1.5d41402a.svg" loading="lazy"></a>
  <div data-island="copy-values" data-props="{}"></div>
  <script src="/assets/entry.js" type="module" async></script>
  <script src="/assets/islands.js" type="module" async></script>`;

test("a page needs exactly its stylesheet with fonts, its icon, the profile, its scripts and its islands", async () => {
  const clientDir = mkdtempSync(join(inject("sharedFolder"), "wim-pack-"));
  mkdirSync(join(clientDir, "assets"));
  writeFileSync(join(clientDir, "assets/style.css"), "@font-face{src:url(/assets/static/figtree.woff2)}");
  expect([...(await findOfflineFiles(html, clientDir, manifest))].toSorted()).toEqual([
    "/assets/copy-values.js",
    "/assets/entry.js",
    "/assets/hydrate-island.js",
    "/assets/idle.js",
    "/assets/islands.js",
    "/assets/say-copied.js",
    "/assets/shared.js",
    "/assets/static/figtree.woff2",
    "/assets/style.css",
    "/dibujo.svg",
    "/documentos/wim-apn.mobileconfig",
    "/favicon.png",
  ]);
});

test("a page without islands needs no script of islands", async () => {
  const plain = '<script src="/assets/entry.js" type="module" async></script>';
  expect([...(await findOfflineFiles(plain, ".", manifest))].toSorted()).toEqual([
    "/assets/entry.js",
    "/assets/idle.js",
    "/assets/shared.js",
  ]);
});

test("an unknown script stops the build", async () => {
  await expect(findOfflineFiles('<script src="/assets/lost.js">', ".", manifest)).rejects.toThrow(
    /lost\.js is not in the manifest/,
  );
});
