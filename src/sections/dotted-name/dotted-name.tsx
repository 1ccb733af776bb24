import { Fragment } from "react";

type DottedNameProps = { name: string };

/** A name like `web.ejemplo.mx`, or an e-mail address. If it does not fit, it wraps after a dot or `@` first. */
export function DottedName({ name }: DottedNameProps) {
  const parts = name.split(/(?<=[.@])/);
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join("")}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
