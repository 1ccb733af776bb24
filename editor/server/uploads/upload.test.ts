import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { cloneForPeople, openTestSite } from "#editor/testing/checkout.ts";
import { createCoverageUploads } from "#editor/testing/coverage-uploads.ts";
import { editList } from "#editor/testing/edit-list.ts";
import { runGit } from "#editor/testing/servers/site-repository.ts";
import { isStored } from "#scripts/coverage/stored-files.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c5f135" } });

/** A photo that was taken sideways in Mexico City. */
const located = () =>
  photo(600, 1000)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 25/1 0/1" } })
    .jpeg()
    .toBuffer();

async function pdf(change: (document: PDFDocument) => unknown = () => {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return Buffer.from(await document.save());
}

/** A script action that is written directly in the dictionary that contains it. */
const script = { S: "JavaScript", JS: PDFString.of("app.alert(1)") };

/** Adds a link that starts a program; the page itself contains both link and action. */
function addLaunchLink(document: PDFDocument) {
  const action = { S: "Launch", F: PDFString.of("calc.exe") };
  const link = { Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9], A: action };
  document.getPage(0).node.set(PDFName.of("Annots"), document.context.obj([link]));
}

const notices = "src/content/data/notices.ts";

/** Saves a notice with the uploaded picture, in one person's checkout. */
const addNotice = (site: Parameters<typeof editList>[0], file: object) =>
  editList<object[]>(site, notices, (rows) =>
    rows.unshift({
      ...{ date: "2026-11-20", title: "Un aviso", text: ["Hoy hay mantenimiento."] },
      picture: { ...file, alt: "Una mano con un celular" },
    }),
  );

test("the person who uploaded a picture publishes it byte for byte, and everybody else's build finds it", async () => {
  const { root, send, ask, workspace, app, headers } = await openUploads();
  const { server, copies } = cloneForPeople(root, ["Beto"]);
  const [beto = ""] = copies;
  runGit(root, "remote", "add", "origin", server);
  onTestFinished(() => void runGit(root, "remote", "remove", "origin"));
  runGit(root, "fetch", "--quiet", "origin");
  runGit(root, "branch", "--quiet", `--set-upstream-to=origin/${runGit(root, "branch", "--show-current")}`);
  const { body: picture } = await send("picture", await located());
  const name = `${picture.sha256}.webp`;
  const content = readFileSync(join(root, "data/coverage", name));
  addNotice({ root, workspace }, picture);
  const { changes } = (await ask("GET", "/api/pending")).body;
  expect(changes).toMatchObject([{ file: notices }]);
  expect(changes[0]).not.toHaveProperty("unsyncedFiles");
  const published = await ask("POST", "/api/publish", { title: "Aviso con imagen", files: [notices] });
  expect([published.status, published.body]).toEqual([200, expect.objectContaining({ isPushed: true })]);
  expect(published.body).not.toHaveProperty("unsyncedFiles");
  expect(runGit(root, "status", "--porcelain")).toBe("");
  runGit(beto, "pull", "--quiet");
  expect(readFileSync(join(beto, "uploads", name)).equals(content)).toBe(true);
  expect(await isStored({ folder: join(beto, "uploads") }, { ...picture, type: "webp" })).toBe(true);
  // Without the store, the form still shows the picture, and the history still has its title.
  rmSync(join(root, "data/coverage", name));
  expect((await app.inject({ url: `/api/uploads/${name}`, headers })).rawPayload.equals(content)).toBe(true);
  const [latest] = (await ask("GET", `/api/history?file=${notices}`)).body;
  expect(latest.title).toBe("Aviso con imagen");
});

test("a row whose upload is missing everywhere is not published", async () => {
  const { root, ask, workspace } = await openUploads();
  addNotice({ root, workspace }, { sha256: "a".repeat(64), bytes: 5, name: "Foto.jpg", width: 900, height: 600 });
  const { status, body } = await ask("POST", "/api/publish", { title: "Aviso con imagen" });
  expect([status, body.message]).toEqual([409, expect.stringContaining("sube el archivo otra vez")]);
});

async function openUploads() {
  const opened = await openTestSite();
  const { listStoredFiles } = createCoverageUploads(opened);
  const send = async (kind: string, payload: Buffer, name = "Mi foto*.jpg") => {
    const headers = { ...opened.headers, "content-type": "application/octet-stream" };
    const url = `/api/uploads/${kind}?name=${encodeURIComponent(name)}`;
    const answer = await opened.app.inject({ method: "PUT", url, headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { ...opened, listStoredFiles, send };
}

test("a picture is stored upright by its digest, without the place where it was taken", async () => {
  const { root, send, listStoredFiles, app, headers } = await openUploads();
  const { status, body } = await send("picture", await located());
  expect([status, body]).toEqual([
    200,
    {
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      bytes: expect.any(Number),
      name: "Mi foto .jpg",
      width: 1000,
      height: 600,
    },
  ]);
  expect(listStoredFiles()).toEqual([`${body.sha256}.webp`]);
  const stored = readFileSync(join(root, "data/coverage", `${body.sha256}.webp`));
  const { format, exif, orientation } = await sharp(stored).metadata();
  expect([format, exif, orientation]).toEqual(["webp", undefined, undefined]);
  const shown = await app.inject({ url: `/api/uploads/${body.sha256}.webp`, headers });
  expect([shown.headers["content-type"], shown.rawPayload]).toEqual(["image/webp", stored]);
  expect((await app.inject({ url: "/api/uploads/..%2Fx.webp", headers })).statusCode).toBe(409);
  const large = await send("picture", await photo(4000, 3000).avif().toBuffer());
  expect(large.body).toMatchObject({ width: 2400, height: 1800 });
  const document = await send("pdf", await pdf(), "Formato 1.pdf");
  expect([document.status, document.body.name]).toEqual([200, "Formato 1.pdf"]);
  expect(listStoredFiles()).toContain(`${document.body.sha256}.pdf`);
});

test("a file that pages cannot show is refused with the reason, and nothing is stored", async () => {
  const { send, listStoredFiles } = await openUploads();
  const whole = await photo(900, 600).png().toBuffer();
  const refusals: [kind: string, file: Buffer, why: RegExp][] = [
    ["picture", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), /No es una imagen/],
    ["picture", Buffer.from("0000ftypheic0000"), /Es HEIC/],
    ["picture", whole.subarray(0, 300), /cortada o dañada/],
    ["picture", await photo(799, 900).jpeg().toBuffer(), /Mide 799 px de ancho y hacen falta 800/],
    ["picture", Buffer.alloc(10_000_001), /Pesa más de 10 MB/],
    ["pdf", whole, /No es un PDF/],
    ["pdf", (await pdf()).subarray(0, 200), /cortado o dañado/],
    ["pdf", await pdf((document) => document.addJavaScript("a", "app.alert(1)")), /lleva un programa/],
    [
      "pdf",
      await pdf(({ catalog, context }) => catalog.set(PDFName.of("OpenAction"), context.obj(script))),
      /lleva un programa/,
    ],
    ["pdf", await pdf(addLaunchLink), /abre otros programas/],
    ["pdf", await pdf((document) => document.attach(whole, "a.png", { mimeType: "image/png" })), /otros archivos/],
    ["pdf", await pdf((document) => document.encrypt({ userPassword: "a" })), /Tiene contraseña/],
  ];
  for (const [kind, file, why] of refusals)
    expect(await send(kind, file)).toMatchObject({ status: 409, body: { message: expect.stringMatching(why) } });
  expect((await send("video", whole)).status).toBe(400);
  expect(listStoredFiles()).toEqual([]);
});
