import { Notice } from "#ui/notice/notice.tsx";

type LibraryEmptyProps = {
  text: string;
  /** Where to ask instead. */
  help: { label: string; href: string };
};

/** What the filter shows when nothing matches, with what was typed in its title. */
export function LibraryEmpty({ text, help }: LibraryEmptyProps) {
  return (
    <div data-empty hidden>
      <Notice tone="warning" title={<span data-empty-title />}>
        <p>{text}</p>
        <p>
          <a className="lone-link" href={help.href}>
            {help.label}
          </a>
        </p>
      </Notice>
    </div>
  );
}
