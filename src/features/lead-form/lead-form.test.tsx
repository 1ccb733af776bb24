// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LeadReply, leadErrorMessages } from "#domain/leads/lead.ts";
import { isLeadIdentity } from "#domain/leads/lead-identity.ts";
import { startTestCollector, type TestCollector } from "#platform/testing/test-collector.ts";
import type { LeadFormCopy } from "./lead-form.tsx";

declare const jsdom: { reconfigure(settings: { url: string }): void };

const copy: LeadFormCopy = {
  label: "Recibe novedades",
  allRequired: "Todos los campos son obligatorios.",
  name: { label: "Nombre" },
  email: { label: "Email" },
  terms: { before: "He leído y acepto el ", link: "aviso de privacidad" },
  advertising: "Acepto recibir comunicaciones",
  privacy: "Usamos tus datos para escribirte.",
  submit: "Quiero enterarme",
  sending: "Enviando…",
  sent: { heading: "Tu respuesta ha sido registrada", text: "Pronto te contactaremos." },
  waiting: { heading: "Tu respuesta está guardada", text: "Se enviará sola." },
  refused: { heading: "No pudimos aceptar tu respuesta", text: "Revísala." },
  notKept: { heading: "No pudimos enviar tu respuesta", text: "Vuelve a enviarla." },
};

let collector: TestCollector;

beforeEach(async () => {
  collector = await startTestCollector();
  jsdom.reconfigure({ url: `${collector.origin}/` });
  localStorage.clear();
});

afterEach(async () => {
  cleanup();
  await collector.close();
});

/** Simulates a page load: modules that live as long as a page are imported again. */
async function openForm({ reply, html }: { reply?: LeadReply; html?: (form: string) => HTMLElement } = {}) {
  vi.resetModules();
  const { LeadForm } = await import("./lead-form.tsx");
  const form = <LeadForm copy={copy} headingLevel={3} {...(reply && { reply })} />;
  if (html) render(form, { container: html(renderToString(form)), hydrate: true });
  else render(form);
  return userEvent.setup();
}

const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole("button", { name: copy.submit });

async function fillIn(user: ReturnType<typeof userEvent.setup>, email = "ana@correo.mx") {
  await user.type(field("Nombre"), " Ana ");
  await user.type(field("Email"), email);
  await user.click(field(/He leído/));
  await user.click(field(/Acepto recibir/));
}

async function sendFilledForm() {
  const user = await openForm();
  await fillIn(user);
  await user.click(submit());
  return user;
}

test("an empty form shows the four messages at their fields, focuses the first and sends nothing", async () => {
  const user = await openForm();
  await user.click(submit());
  expect(field("Nombre")).toHaveProperty("ariaInvalid", "true");
  const readError = (name: RegExp | string) =>
    document.getElementById(field(name).getAttribute("aria-labelledby")?.split(" ")[1] ?? "")?.textContent;
  expect([readError("Nombre"), readError("Email"), readError(/He leído/), readError(/Acepto recibir/)]).toEqual([
    leadErrorMessages.nameRequired,
    leadErrorMessages.emailRequired,
    leadErrorMessages.termsRequired,
    leadErrorMessages.advertisingRequired,
  ]);
  expect(document.activeElement).toBe(field("Nombre"));
  expect(collector.received).toEqual([]);
});

test("the first field in error takes the focus, and each message disappears when its field is fixed", async () => {
  const user = await openForm();
  await fillIn(user, "ana@correo");
  await user.click(field(/Acepto recibir/));
  await user.click(submit());
  expect(document.activeElement).toBe(field("Email"));
  await user.type(field("Email"), ".mx");
  expect(screen.queryByText(leadErrorMessages.emailInvalid)).toBeNull();
  expect(screen.getByText(leadErrorMessages.advertisingRequired, { selector: "form *" })).toBeDefined();
  await user.click(field(/Acepto recibir/));
  expect(screen.queryByText(leadErrorMessages.advertisingRequired, { selector: "form *" })).toBeNull();
  expect(collector.received).toEqual([]);
});

test("each error is announced once: the first with its field, the others by the status", async () => {
  const user = await openForm();
  const status = document.querySelector("[aria-live]") as HTMLElement;
  expect(status.closest("form, [hidden]")).toBeNull();
  await user.click(submit());
  const { emailRequired, termsRequired, advertisingRequired, emailInvalid } = leadErrorMessages;
  expect(status.textContent).toBe([emailRequired, termsRequired, advertisingRequired].join(". "));
  expect(document.querySelector("form [aria-live]")).toBeNull();

  await user.type(field("Email"), "a");
  expect(screen.queryByText(emailInvalid)).toBeNull();
  expect(screen.getByText(emailRequired)).toBeDefined();
  await user.tab();
  expect(screen.getAllByText(emailInvalid)).toHaveLength(2);
  expect(status.textContent).toBe(emailInvalid);
});

test("no message is shown before the form is sent for the first time", async () => {
  const user = await openForm();
  await user.type(field("Email"), "a");
  await user.clear(field("Email"));
  await user.tab();
  expect(field("Email").getAttribute("aria-invalid")).toBeNull();
});

test("sends the exact payloads of both events, thanks the visitor, and clears the fields", async () => {
  await sendFilledForm();
  const heading = await screen.findByRole("heading", { name: copy.sent.heading });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(copy.sent.text)).toBeDefined();
  expect(document.getElementById(heading.getAttribute("aria-describedby") ?? "")?.textContent).toBe(copy.sent.text);
  // A live region would repeat the focused heading, or be interrupted by it.
  expect(document.querySelector("[aria-live]")?.textContent).toBe("");
  const Identity = collector.received[0]?.Identity ?? "";
  expect(isLeadIdentity(Identity)).toBe(true);
  const properties = {
    Name: "Ana",
    Email: "ana@correo.mx",
    Terminos: true,
    Channel: "Marketing",
    IsLead: true,
    CheckPublicidad: true,
  };
  expect(collector.received).toEqual([
    { event: "Login", Identity, properties },
    { event: "FORM_SUBMITTED", Identity, properties: { Source: "Homepage", "From form": "Homepage-leads-form" } },
  ]);
  expect([field("Nombre").value, field("Email").value, field(/He leído/).checked]).toEqual(["", "", false]);
});

test("each page load has its own Identity", async () => {
  for (let visit = 0; visit < 2; visit++) {
    await sendFilledForm();
    await screen.findByText(copy.sent.heading);
    cleanup();
  }
  expect(new Set(collector.received.map(({ Identity }) => Identity)).size).toBe(2);
  expect(collector.received).toHaveLength(4);
});

test("while the form is being sent the button says so, and nothing is sent twice", async () => {
  collector.faults.push("hang");
  const user = await openForm();
  await fillIn(user);
  await user.dblClick(submit());
  const button = await screen.findByRole("button", { name: copy.sending });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await user.click(button);
  await waitFor(() => expect(collector.received).toHaveLength(1));
});

test("if the collector is down, the form says that the lead waits, and thanks once it has arrived", async () => {
  collector.faults.push("drop");
  await sendFilledForm();
  const heading = await screen.findByRole("heading", { name: copy.waiting.heading });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(collector.stored.size).toBe(0);
  await screen.findByRole("heading", { name: copy.sent.heading });
  // The focus has already moved, so this change is announced.
  expect(document.querySelector("[aria-live]")?.textContent).toBe(`${copy.sent.heading}. ${copy.sent.text}`);
  await waitFor(() => expect(collector.stored.size).toBe(2));
});

test("errors reported by the collector are shown at their fields, and can be fixed and sent again", async () => {
  const fields = [{ field: "properties.Name", message: "Escribe tu nombre en una sola línea" }];
  collector.faults.push({ status: 422, body: { error: { message: "Corrige", fields } } });
  const user = await sendFilledForm();
  expect(await screen.findByText("Escribe tu nombre en una sola línea")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field("Nombre")));
  expect(field("Email").value).toBe("ana@correo.mx");
  await user.click(submit());
  await screen.findByText(copy.sent.heading);
});

test("a refusal without a field, and a lead that can be neither sent nor kept, have their own messages", async () => {
  collector.faults.push({ status: 400, body: { error: { message: "?" } } });
  const user = await sendFilledForm();
  expect(await screen.findByText(copy.refused.heading)).toBeDefined();
  collector.faults.push("drop");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "QuotaExceededError");
  });
  await user.click(submit());
  expect(await screen.findByText(copy.notKept.heading)).toBeDefined();
  expect(field("Nombre").value).toBe(" Ana ");
  vi.restoreAllMocks();
});

test("text typed before the script loads is kept", async () => {
  const onError = vi.spyOn(console, "error");
  await openForm({
    html(form) {
      const container = document.createElement("div");
      container.innerHTML = form;
      document.body.append(container);
      field("Nombre").value = "Ana";
      field(/He leído/).checked = true;
      return container;
    },
  });
  expect([field("Nombre").value, field(/He leído/).checked]).toEqual(["Ana", true]);
  expect(onError).not.toHaveBeenCalled();
});

test("without script the form posts natively and shows the server's errors", async () => {
  vi.resetModules();
  const { LeadForm } = await import("./lead-form.tsx");
  const reply = {
    values: { Name: "Ana", Email: "ana@", Terminos: true, CheckPublicidad: false },
    errors: { Email: leadErrorMessages.emailInvalid, CheckPublicidad: leadErrorMessages.advertisingRequired },
    notice: "Espera un minuto",
  };
  document.body.innerHTML = renderToString(
    <LeadForm copy={copy} privacyHref="/aviso-de-privacidad" headingLevel={2} reply={reply} />,
  );
  const form = document.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/api/leads");
  expect(form?.method).toBe("post");
  expect(form?.noValidate).toBe(true);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ Name: "Ana", Email: "ana@", Terminos: "on" });
  expect(screen.getByText(leadErrorMessages.emailInvalid)).toBeDefined();
  expect(screen.getByText(leadErrorMessages.advertisingRequired)).toBeDefined();
  expect(screen.getByText("Espera un minuto")).toBeDefined();
  expect(field("Email").autofocus).toBe(true);
  expect(screen.getByRole("link", { name: "aviso de privacidad" }).getAttribute("href")).toBe("/aviso-de-privacidad");
  document.body.innerHTML = "";
});
