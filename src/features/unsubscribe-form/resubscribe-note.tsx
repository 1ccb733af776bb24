export type WayBackProps = {
  text: string;
  /** Contact address. */
  link?: { label: string; href: string } | undefined;
};

/** Invites the visitor to subscribe again. */
export function ResubscribeNote({ text, link }: WayBackProps) {
  return (
    <p>
      {text} {link && <a href={link.href}>{link.label}</a>}
    </p>
  );
}
