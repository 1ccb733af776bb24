import { expect, inject, test, vi } from "vitest";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { readSpecifiedData } from "#content/forms/testing/specified-data.ts";
import { cloneForPeople, createRepository } from "#editor/testing/checkout.ts";
import { membershipsPath } from "#editor/testing/edit-list.ts";
import { publishDraftsUnchecked } from "#editor/testing/publish-drafts-unchecked.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";

const list = "src/content/data/notices.ts";
const text = "src/content/legal/politica-de-uso/2.md";

const day = "2026-11-20";
const notice = (title: string, ...text: readonly string[]) => ({
  date: day,
  title,
  text: [...text, "Todo sigue igual."],
});
const listNotices = (root: string) => parseDataModule(readFileIn(root, list)) as ReturnType<typeof notice>[];

/** Creates two people's copies with the same three notices. */
function twoWithNotices() {
  const rows = ["Uno", "Dos", "Tres"].map((title) => notice(title));
  const { server, copies } = cloneForPeople(createRepository({ [list]: formatDataModule(rows) }), ["Ana", "Beto"]);
  const [ana = "", beto = ""] = copies;
  const write = (root: string, ...rows: readonly object[]) => writeFileIn(root, list, formatDataModule(rows));
  return { server, ana, beto, rows, write };
}

test("two people who add rows at the same place of a list, or change different fields of one row, can both publish", async () => {
  const { ana, beto, rows, write } = twoWithNotices();
  const [one, two, three] = rows as [object, object, object];
  write(ana, notice("De Ana"), { ...one, text: ["Dicho por Ana."] }, two, three);
  write(beto, notice("De Beto"), { ...one, date: "2026-11-21" }, two);
  await publishDraftsUnchecked(ana);
  const { updatedFiles } = await publishDraftsUnchecked(beto);
  expect(updatedFiles).toEqual([list]);
  expect(listNotices(beto)).toEqual([
    notice("De Beto"),
    notice("De Ana"),
    { date: "2026-11-21", title: "Uno", text: ["Dicho por Ana."] },
    two,
  ]);
  expect(runGit(beto, "status", "--porcelain", "--branch")).toBe("## main...origin/main");
});

test.each([
  ["mine", "Dicho por Beto."],
  ["theirs", "Dicho por Ana."],
] as const)(
  "a field that both changed is a conflict with both wordings, and choosing %s publishes it with everything else",
  async (winningSide, words) => {
    const { ana, beto, rows, write } = twoWithNotices();
    const [one, ...others] = rows;
    write(ana, { ...one, text: ["Dicho por Ana."] }, ...others);
    write(beto, notice("De Beto"), { ...one, text: ["Dicho por Beto."] }, ...others);
    await publishDraftsUnchecked(ana);
    const draft = readFileIn(beto, list);
    await expect(publishDraftsUnchecked(beto)).rejects.toMatchObject({
      body: {
        conflicts: [{ where: expect.stringContaining("«Uno»"), mine: expect.any(String), theirs: expect.any(String) }],
      },
    });
    expect(readFileIn(beto, list)).toBe(draft);
    await publishDraftsUnchecked(beto, "Lo de Beto", { winningSide });
    expect(listNotices(beto).map(({ title, text: [paragraph] }) => `${title}: ${paragraph}`)).toEqual([
      "De Beto: Todo sigue igual.",
      `Uno: ${words}`,
      "Dos: Todo sigue igual.",
      "Tres: Todo sigue igual.",
    ]);
  },
);

test("two people's coming changes are merged by day and field; two values of a field are a conflict with its author", async () => {
  const data = parseDataModule(readSpecifiedData().get(membershipsPath) ?? "") as object;
  const withComing = (day: string, field: string, value: number, by: string) =>
    formatDataModule({ ...data, coming: { [day]: { [field]: { was: 850, value, by } } } });
  const [price, days] = ["plans.legend.regularPesos", "membershipDays"];
  const { copies } = cloneForPeople(createRepository({ [membershipsPath]: formatDataModule(data) }), ["Ana", "Beto"]);
  const [ana = "", beto = ""] = copies;
  writeFileIn(ana, membershipsPath, withComing("2999-01-01", price, 900, "Ana"));
  writeFileIn(beto, membershipsPath, withComing("2999-01-01", days, 31, "Beto"));
  await publishDraftsUnchecked(ana);
  await publishDraftsUnchecked(beto);
  const merged = parseDataModule(readFileIn(beto, membershipsPath)) as { coming: Record<string, object> };
  expect(Object.keys(merged.coming["2999-01-01"] ?? {}).toSorted()).toEqual([days, price]);

  writeFileIn(ana, membershipsPath, withComing("2999-01-01", price, 950, "Ana"));
  await publishDraftsUnchecked(ana);
  writeFileIn(
    beto,
    membershipsPath,
    readFileIn(beto, membershipsPath).replace("900", "990").replace('"Ana"', '"Beto"'),
  );
  await expect(publishDraftsUnchecked(beto)).rejects.toMatchObject({
    body: {
      conflicts: [
        {
          where: expect.stringMatching(/Legend › Precio regular, desde el 1\sde enero de 2999$/),
          mine: "$990, de Beto",
          theirs: "$950, de Ana",
        },
      ],
    },
  });
});

test("two people who each change and add different clauses of a legal text can both publish", async () => {
  const clause = (id: string, words = "Palabras de la cláusula.") => `## Título ${id} [#${id}]\n\n${words}\n`;
  const head = '---\ntitle: Un texto\nversion: "2"\ninForce: pendiente\nsummary:\n  - a\n  - b\n  - c\n---\n';
  const writeText = (...clauses: readonly string[]) => [head, ...clauses].join("\n");
  const { copies } = cloneForPeople(createRepository({ [text]: writeText(clause("a"), clause("b"), clause("c")) }), [
    "Ana",
    "Beto",
  ]);
  const [ana = "", beto = ""] = copies;
  writeFileIn(ana, text, writeText(clause("a", "De Ana."), clause("b"), clause("c"), clause("de-ana")));
  writeFileIn(
    beto,
    text,
    writeText(clause("a"), clause("b", "De Beto."), clause("c"), clause("de-beto")).replace("Un", "Otro"),
  );
  await publishDraftsUnchecked(ana);
  await publishDraftsUnchecked(beto);
  expect(readFileIn(beto, text)).toBe(
    writeText(
      clause("a", "De Ana."),
      clause("b", "De Beto."),
      clause("c"),
      clause("de-beto"),
      clause("de-ana"),
    ).replace("Un", "Otro"),
  );
  writeFileIn(ana, text, readFileIn(beto, text));
  writeFileIn(beto, text, readFileIn(beto, text).replace("De Ana.", "De Beto también."));
  writeFileIn(ana, text, readFileIn(ana, text).replace("De Ana.", "De Ana otra vez."));
  await publishDraftsUnchecked(ana);
  await expect(publishDraftsUnchecked(beto)).rejects.toMatchObject({
    body: {
      conflicts: [
        {
          where: expect.stringMatching(/^El texto legal «Política.*«Título a» › Texto$/),
          mine: "De Beto también.",
          theirs: "De Ana otra vez.",
        },
      ],
    },
  });
  const send = vi.fn();
  const published = await publishDraftsUnchecked(beto, "Lo de Beto", { winningSide: "theirs", send });
  const theirs = runGit(ana, "rev-parse", "HEAD");
  expect(published).toEqual({ commit: theirs, isPushed: false, isEmpty: true, updatedFiles: [text] });
  expect(send).not.toHaveBeenCalled();
  expect([runGit(beto, "rev-parse", "HEAD"), runGit(beto, "status", "--porcelain")]).toEqual([theirs, ""]);
});

if (inject("testRun").isFullSize)
  test("edits during the build stay drafts, and others' publications during it cause another build", async () => {
    const { server, ana, beto, rows, write } = twoWithNotices();
    write(ana, notice("De Ana"), ...rows);
    await publishDraftsUnchecked(ana, "Lo de Ana", {
      duringTrialBuild: () => write(ana, notice("De Ana, corregido"), ...rows),
    });
    expect(runGit(ana, "diff", "--numstat", "HEAD")).toBe(`1\t1\t${list}`);
    expect(runGit(server, "show", `main:${list}`)).toContain('"De Ana"');

    write(beto, notice("De Beto"), ...rows);
    const built: string[] = [];
    const duringTrialBuild = async () => {
      if (built.push("") === 1) await publishDraftsUnchecked(ana, "Lo de Ana, corregido");
    };
    await publishDraftsUnchecked(beto, "Lo de Beto", { duringTrialBuild });
    expect(built).toHaveLength(2);
    expect(listNotices(beto).map(({ title }) => title)).toEqual(["De Beto", "De Ana, corregido", "Uno", "Dos", "Tres"]);

    // The publication is refused, because others' changes would overwrite an edit made during the build.
    write(ana, notice("Otra de Ana"), ...listNotices(ana));
    writeFileIn(beto, list, readFileIn(beto, list).replace("Uno", "1"));
    await publishDraftsUnchecked(beto);
    await expect(
      publishDraftsUnchecked(ana, "x", { duringTrialBuild: () => write(ana, notice("Otra más"), ...listNotices(ana)) }),
    ).rejects.toThrow(/^«Avisos» cambió mientras se probaba el sitio: envíalo otra vez/);
    expect(listNotices(ana)[0]?.title).toBe("Otra más");
  });
