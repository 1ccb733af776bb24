import type { ElementContent, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Icon } from "#ui/icon/icon.tsx";
import { Toast } from "#ui/toast/toast.tsx";
import styles from "./legal-body.module.css";

type LegalBodyProps = {
  /** The whole text, with numbered clauses. */
  html: string;
  /** Accessible name of a clause's copy button; `{title}` is the clause's title. */
  copyLabel: string;
};

/** A legal text: numbered clauses, each with an anchor and a copy button, and tables that stack on phones. */
export function LegalBody({ html, copyLabel }: LegalBodyProps) {
  return (
    <div className={styles.text}>
      {toJsxRuntime(addCaptions(fromHtml(html, { fragment: true })), {
        Fragment,
        jsx,
        jsxs,
        components: createComponents(copyLabel),
      })}
      <Toast />
    </div>
  );
}

/** Adds a caption for screen readers to every table: the title of the table's clause. */
function addCaptions(tree: Root): Root {
  let title: unknown;
  const captionTables = <Node extends RootContent>(node: Node): Node => {
    if (node.type !== "element") return node;
    title = node.properties.dataTitle ?? title;
    const children = node.children.map(captionTables);
    return { ...node, children: node.tagName === "table" ? [createCaption(title), ...children] : children };
  };
  return { ...tree, children: tree.children.map(captionTables) };
}

function createCaption(title: unknown): ElementContent {
  const properties = { className: ["visually-hidden"] };
  return { type: "element", tagName: "caption", properties, children: [{ type: "text", value: `${title}` }] };
}

/** Components that render the elements of the text. */
function createComponents(copyLabel: string) {
  return {
    h2: (heading: ClauseHeading) => renderClauseHeading(heading, copyLabel),
    table: (native: ComponentProps<"table">) => <table {...native} {...roles.table} />,
    thead: (native: ComponentProps<"thead">) => <thead {...native} {...roles.rows} />,
    tbody: (native: ComponentProps<"tbody">) => <tbody {...native} {...roles.rows} />,
    tr: (native: ComponentProps<"tr">) => <tr {...native} {...roles.row} />,
    th: (native: ComponentProps<"th">) => (
      <th {...native} {...(native.scope === "row" ? roles.rowHeader : roles.columnHeader)} />
    ),
    td: (native: ComponentProps<"td">) => <td {...native} {...roles.cell} />,
  };
}

/** Explicit roles: in some browsers, a table that is laid out as blocks on phones loses its implicit roles. */
const roles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  rowHeader: { role: "rowheader" },
  columnHeader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

type ClauseHeading = ComponentProps<"h2"> & { "data-title"?: string };

function renderClauseHeading({ id, children, "data-title": title = "" }: ClauseHeading, copyLabel: string) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{children}</h2>
      <button type="button" className={styles.copy} data-copy={id} aria-label={copyLabel.replace("{title}", title)}>
        <Icon name="copy" size="s" />
      </button>
    </div>
  );
}
