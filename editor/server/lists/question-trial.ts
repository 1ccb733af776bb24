import { parseDataModule } from "#content/forms/data-module.ts";
import type { QuestionTopic, QuestionTrial } from "#editor/api/api.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";

type Schemas = typeof import("#content/forms/schemas/way-of-asking-schema.ts");
type Guessers = typeof import("#content/forms/check/topic-guesser.ts");

const file = "src/content/data/ways-of-asking.ts";

const mostTopics = 2;

/** Guesses what a question asks for, by the published ways to ask and by the saved draft. */
export async function tryQuestion(workspace: ContentWorkspace, question: string): Promise<QuestionTrial> {
  const [{ intentsSchema }, { getTopicGuesser }, published, { text: draft }] = await Promise.all([
    workspace.load<Schemas>("/src/content/forms/schemas/way-of-asking-schema.ts"),
    workspace.load<Guessers>("/src/content/forms/check/topic-guesser.ts"),
    workspace.git.maybe("show", `HEAD:${file}`),
    workspace.read(file),
  ]);
  const guess = (text: string): QuestionTopic[] => {
    // An earlier version of the list may lack fields that the schema requires now.
    const rows = intentsSchema.safeParse(parseDataModule(text)).data ?? [];
    const topics = getTopicGuesser(rows)(question).slice(0, mostTopics);
    return topics.map(({ id, name, to }) => ({ id, name, to }));
  };
  return { published: published === undefined ? [] : guess(published), draft: guess(draft) };
}
