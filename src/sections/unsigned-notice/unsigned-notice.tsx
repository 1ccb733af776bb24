import { Notice } from "#ui/notice/notice.tsx";

type UnsignedNoticeProps = {
  title: string;
  text: readonly string[];
  /** By which the file is known to be ours. */
  signs: readonly string[];
  /** What to do if one of them is missing. */
  otherwise: string;
  headingLevel: 3 | 4;
};

/** Why a file that is ours looks as if nobody answered for it, and how to tell that it is. */
export function UnsignedNotice({ title, text, signs, otherwise, headingLevel }: UnsignedNoticeProps) {
  return (
    <Notice tone="warning" title={title} headingLevel={headingLevel}>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p>{otherwise}</p>
    </Notice>
  );
}
