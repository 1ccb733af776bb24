/** Tests what the security policy blocks even if a third-party script gets in: docs/decisions/0041. */
import { openCoverageTool } from "../support/coverage-page.ts";
import { expect, test } from "../support/fixture.ts";

type Factory = { createPolicy(name: string, rules: object): void };

test.use({ expectedTroubles: /Trusted ?Type|TrustedHTML|TrustedScript/i });

test("text becomes neither markup nor script, and no further policy can be created", { tag: "@once" }, async ({
  page,
}) => {
  // Leaflet and the map's worker also run under the policy.
  const { map } = await openCoverageTool(page);
  await expect(map.locator(".leaflet-control-attribution a")).toBeVisible();
  const letThrough = await page.evaluate(() => {
    const policies = (window as unknown as { trustedTypes: Factory }).trustedTypes;
    const attempts: Record<string, () => unknown> = {
      markup: () => {
        document.body.innerHTML = "<b>";
      },
      fragment: () => document.createRange().createContextualFragment("<b>"),
      document: () => document.write("<b>"),
      parser: () => new DOMParser().parseFromString("<b>", "text/html"),
      frame: () => document.createElement("iframe").setAttribute("srcdoc", "<b>"),
      handler: () => document.body.setAttribute("onclick", "alert(1)"),
      "script by address": () => {
        document.createElement("script").src = "/kml/5G.kml";
      },
      "script by text": () => {
        document.createElement("script").text = "alert(1)";
      },
      worker: () => new Worker("/kml/5G.kml"),
      "another policy": () => policies.createPolicy("otra", {}),
      "the policy again": () => policies.createPolicy("default", {}),
    };
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(letThrough).toEqual([]);
});
