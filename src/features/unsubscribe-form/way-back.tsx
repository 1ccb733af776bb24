export type WayBackProps = {
  text: string;
  /** Where to write to. */
  link?: { label: string; href: string } | undefined;
};

/** To whom it stays open to return. */
export function WayBack({ text, link }: WayBackProps) {
  return (
    <p>
      {text} {link && <a href={link.href}>{link.label}</a>}
    </p>
  );
}
