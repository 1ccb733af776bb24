import { createElement, Fragment, type ReactNode, useMemo } from "react";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./rendered-clause.module.css";

type RenderedClauseProps = {
  html: string;
  /** Whether the HTML lacks the latest input, because the input has an error. */
  isOutdated: boolean;
  onOpenClause: (id: string) => void;
  onPreview: (page: string) => void;
};

/** Allowed tags and how each is rendered: the page's `h2` becomes an `h3` here. */
const renderedTags: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    "p ol ul li table thead tbody tr th td a strong em span code br".split(" ").map((tag) => [tag, tag]),
  ),
  h2: "h3",
  h3: "h3",
};

export function RenderedClause({ html, isOutdated, onOpenClause, onPreview }: RenderedClauseProps) {
  const nodes = useMemo(() => new DOMParser().parseFromString(html, "text/html").body, [html]);
  const followLink = (href: string) => {
    if (href.startsWith("#")) onOpenClause(href.slice(1));
    else onPreview(href);
  };
  return (
    <section className={`${layout.stack} ${styles.reads}`} aria-label="Se lee">
      <p className={layout.hint} aria-hidden="true">
        Se lee
      </p>
      {isOutdated && <p>Sin lo último que escribiste, que tiene algo por corregir.</p>}
      <div className={styles.text}>{renderChildren(nodes, followLink)}</div>
    </section>
  );
}

/** Renders a node's children as separate arguments of `createElement`, so that they need no keys. */
function renderChildren(parent: Node, follow: (href: string) => void): ReactNode {
  return createElement(Fragment, null, ...[...parent.childNodes].map((node) => renderNode(node, follow)));
}

function renderNode(node: Node, follow: (href: string) => void): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const tag = renderedTags[node.localName];
  if (tag === undefined) return node.textContent;
  if (tag === "br") return <br />;
  const children = renderChildren(node, follow);
  if (tag === "a") return renderLink(node.getAttribute("href") ?? "", children, follow);
  const isNumber = node.hasAttribute("data-number");
  const isList = node.hasAttribute("data-paragraphs");
  const element = createElement(
    tag,
    { ...(isNumber && { className: styles.number }), ...(isList && { className: styles.paragraphs }) },
    children,
  );
  return tag === "table" ? <div className={styles.scroll}>{element}</div> : element;
}

function renderLink(href: string, children: ReactNode, follow: (href: string) => void): ReactNode {
  if (/^https?:/.test(href))
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  if (!/^[#/]/.test(href)) return <a href={href}>{children}</a>;
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
}
