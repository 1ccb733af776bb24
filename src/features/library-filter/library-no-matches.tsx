import { Notice } from "#ui/notice/notice.tsx";

type LibraryNoMatchesProps = {
  text: string;
  help: { label: string; href: string };
};

/** Notice that nothing matches; its title quotes the typed text. */
export function LibraryNoMatches({ text, help }: LibraryNoMatchesProps) {
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
