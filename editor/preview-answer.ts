/** Why a page beside does not open: the desk can ask the preview, and a page of another origin cannot. */
import type { PageAnswer } from "./api.ts";
import type { Desk } from "./desk.ts";
import type { Texts } from "./other-text.ts";
import type { Preview } from "./preview.ts";
import { everyModule } from "./site-modules.ts";
import { spokenFault } from "./spoken-files.ts";
import { viewIn } from "./view-texts.ts";

type Asked = {
  desk: Desk;
  textsOf: (view: string) => Promise<Texts>;
  statusOf: Preview["statusOf"];
};

/** @throws {Refusal} if what it is looked at as is not there any more. */
export async function pageAnswer(address: string, { desk, textsOf, statusOf }: Asked): Promise<PageAnswer> {
  const texts = await textsOf(viewIn(address));
  const status = await statusOf(address);
  if (status > 0 && status < 500) return { status };
  const { faults } = await desk.tryOut(texts, (load) => everyModule({ load, root: desk.root }));
  const [fault] = faults.values();
  return { status, ...(fault && { fault: spokenFault(fault.message) }) };
}
