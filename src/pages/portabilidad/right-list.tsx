import { Stack } from "#ui/stack/stack.tsx";

type Right = { id: string; title: string; text: string; more?: readonly string[] };

/** Rights, each with its own anchor. */
export function RightList({ rights }: { rights: readonly Right[] }) {
  return (
    <Stack gap={3}>
      {rights.map(({ id, title, text, more = [] }) => (
        <div key={id} id={id}>
          <h4>{title}</h4>
          {[text, ...more].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </Stack>
  );
}
