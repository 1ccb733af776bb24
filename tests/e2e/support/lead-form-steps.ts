import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, type Request } from "@playwright/test";

/** Returns locators of the lead form, including a rejected form that is shown again. */
export function locateLeadForm(page: Page) {
  const form = page.getByRole("form", { name: "Recibe novedades de wim" });
  return {
    form,
    name: form.getByLabel("Nombre"),
    email: form.getByLabel("Email"),
    terms: form.getByRole("checkbox", { name: /aviso de privacidad/ }),
    advertising: form.getByRole("checkbox", { name: /comunicaciones de wim/ }),
    submit: form.getByRole("button"),
  };
}

export const createUniqueEmail = () => `ana.${randomUUID()}@correo.example`;

export async function fillInLeadForm(page: Page, email: string): Promise<void> {
  const { name, email: address, terms, advertising } = locateLeadForm(page);
  await name.fill("Ana Ñúñez");
  await address.fill(email);
  await terms.check();
  await advertising.check();
}

/** @returns the lead's address. */
export async function fillInAndSubmitLeadForm(page: Page): Promise<string> {
  const email = createUniqueEmail();
  await fillInLeadForm(page, email);
  await locateLeadForm(page).submit.click();
  return email;
}

/** Builds the stored properties of a form filled in by {@link fillInLeadForm}, without the Identity. */
export const buildLeadProperties = (email: string) => ({
  Name: "Ana Ñúñez",
  Email: email,
  Terminos: true,
  Channel: "Marketing",
  IsLead: true,
  CheckPublicidad: true,
});

export function recordLeadRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /Login|FORM_SUBMITTED/.test(request.postData() ?? "")) requests.push(request);
  });
  return requests;
}

export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleName(new RegExp(`${message}$`));
}
