export type ResubscribeNoteProps = {
  text: string;
  /** Link to contact the operator. */
  link?: { label: string; href: string } | undefined;
};

export function ResubscribeNote({ text, link }: ResubscribeNoteProps) {
  return (
    <p>
      {text} {link && <a href={link.href}>{link.label}</a>}
    </p>
  );
}
