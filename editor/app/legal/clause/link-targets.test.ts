import { expect, test } from "vitest";
import type { OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { listLinkTargets } from "./link-targets.ts";

test("a link target is listed as visitors read it, and inserted with its placeholders and entities", () => {
  const facts = {
    "ley.telecom": { label: "Ley: nombre", value: "Ley de telecomunicaciones" },
    "ley.telecom.enlace": { label: "Ley: dirección", value: "https://ley.example/" },
  };
  const data = { clauses: [{ id: "extendida", title: "EE.&nbsp;UU. y {{ley.telecom}}" }] };
  const text = { data, renderings: { extendida: { number: "7" } }, publishedKeys: [], pages: [] };
  expect(listLinkTargets(text as unknown as OpenLegalText, facts, [])).toEqual([
    {
      label: "7 EE.\u00a0UU. y Ley de telecomunicaciones",
      href: "#extendida",
      linkText: "EE.&nbsp;UU. y {{ley.telecom}}",
    },
    {
      label: "Ley de telecomunicaciones",
      href: "{{ley.telecom.enlace}}",
      linkText: "{{ley.telecom}}",
      note: "https://ley.example/",
    },
  ]);
});
