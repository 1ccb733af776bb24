import { Disclosure } from "#ui/disclosure/disclosure.tsx";

type UnsignedFileNoticeProps = {
  title: string;
  text: readonly string[];
  /** Signs by which visitors recognise the genuine file. */
  signs: readonly string[];
  /** Advice if one of the signs is missing. */
  mismatchAdvice: string;
  headingLevel: 3 | 4;
};

/** Explains why devices show a file of the site as unsigned, and how visitors recognise the genuine file. */
export function UnsignedFileNotice({ title, text, signs, mismatchAdvice, headingLevel }: UnsignedFileNoticeProps) {
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
      <p>{mismatchAdvice}</p>
    </Disclosure>
  );
}
