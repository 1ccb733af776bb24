import { formRetryCopy, leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { leadFormProperties } from "#domain/leads/collector-contract.ts";
import { expect, test, wakeIsland } from "../support/fixture.ts";
import { buildLeadProperties, fillInAndSubmitLeadForm, recordLeadRequests } from "../support/lead-form-steps.ts";
import { readStoredEvents } from "../support/stored-leads.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await wakeIsland(page, "lead-form");
});

test("a valid form is stored once as two events with the exact payload, shows thanks, and is cleared", {
  tag: "@phone",
}, async ({ page }) => {
  const requests = recordLeadRequests(page);
  const email = await fillInAndSubmitLeadForm(page);
  const thanks = page.getByRole("heading", { name: leadFormCopy.sent.heading });
  await expect(thanks).toBeFocused();
  await expect(page.getByText(leadFormCopy.sent.text, { exact: true })).toBeVisible();

  // The form stays in the page behind the thanks, but inert.
  for (const name of ["Name", "Email"]) await expect(page.locator(`#contacto [name=${name}]`)).toHaveValue("");
  for (const name of ["Terminos", "CheckPublicidad"])
    await expect(page.locator(`#contacto [name=${name}]`)).not.toBeChecked();

  await expect.poll(() => readStoredEvents(email).length).toBe(2);
  const [login, submitted] = readStoredEvents(email).toSorted((a, b) => b.event.localeCompare(a.event));
  expect(login).toEqual({
    event: "Login",
    Identity: expect.stringMatching(/^MKT-[0-9A-Za-z-]{16,64}$/),
    page: "",
    properties: buildLeadProperties(email),
  });
  expect(submitted).toEqual({
    event: "FORM_SUBMITTED",
    Identity: login?.Identity,
    page: "",
    properties: leadFormProperties,
  });
  expect(requests).toHaveLength(2);
});

test.describe("submitted before its script loads", () => {
  test.use({ expectedTroubles: /status of 422/ });

  test("the page that returns an invalid form accepts its correction", { tag: ["@once", "@nightly"] }, async ({
    page,
  }) => {
    await page.locator("form[action='/api/leads']").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole("heading", { level: 1, name: formRetryCopy.heading })).toBeVisible();
    await wakeIsland(page, "lead-form");
    await fillInAndSubmitLeadForm(page);
    await expect(page).toHaveURL("/gracias");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(leadFormCopy.sent.heading);
  });
});
