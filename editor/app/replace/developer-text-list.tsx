import type { DeveloperText } from "#editor/api/requests/search-api.ts";
import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";

export function DeveloperTextList({ texts = [] }: { texts?: readonly DeveloperText[] | undefined }) {
  if (texts.length === 0) return null;
  return (
    <FoldedPart
      title={`También en ${texts.length === 1 ? "un texto" : `${texts.length} textos`} que cambia quien desarrolla el sitio`}
    >
      <ul className={layout.stack}>
        {texts.map(({ file, text }) => (
          <li key={file + text}>
            {text} <code className={layout.hint}>{file}</code>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}
