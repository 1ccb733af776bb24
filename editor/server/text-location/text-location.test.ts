import { expect, test } from "vitest";
import { openTestSite } from "#editor/testing/checkout.ts";

test("a text that is not in the copy of its page is searched, and addresses of other hosts are refused", async () => {
  const { ask } = await openTestSite();
  const find = (address: string, text: string) =>
    ask("GET", `/api/text-locations?${new URLSearchParams({ address, text, tag: "p", nth: "0", id: "" })}`);
  const { body } = await find("/", "Membresías de 30 días con llamadas y SMS ilimitados");
  expect(body.locations[0]).toMatchObject({ location: "portada//banner.intro" });
  expect(body.reason).toBe("No se sabe de cuál viene: estos lugares dicen lo mismo.");
  expect((await find("/", "Esto no lo dice nadie.")).body).toEqual({
    locations: [],
    reason: expect.stringMatching(/^Lo escribe quien desarrolla el sitio: .+ Pídele el cambio/),
  });
  expect((await find("//example.org", "Hola")).status).toBe(400);
});
