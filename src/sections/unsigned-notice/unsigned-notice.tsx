import { Disclosure } from "#ui/disclosure/disclosure.tsx";

type UnsignedNoticeProps = {
  title: string;
  text: readonly string[];
  /** How to recognise the file as ours. */
  signs: readonly string[];
  /** What to do if one of them is missing. */
  otherwise: string;
  headingLevel: 3 | 4;
};

/**
 * Why a file of the site is shown as unsigned, and how to tell that it is ours, for visitors who hesitate at the
 * warning.
 */
export function UnsignedNotice({ title, text, signs, otherwise, headingLevel }: UnsignedNoticeProps) {
  return (
    <Disclosure summary={title} headingLevel={headingLevel}>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p>{otherwise}</p>
    </Disclosure>
  );
}
