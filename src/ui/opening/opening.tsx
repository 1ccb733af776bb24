import type { ReactNode } from "react";
import { Breadcrumbs, type BreadcrumbsProps } from "#ui/breadcrumbs/breadcrumbs.tsx";
import type { Vertex } from "#ui/tile-pattern/tile-geometry.ts";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import { NightOpening } from "./night-opening.tsx";
import styles from "./opening.module.css";
import { VersionStamp, type VersionStampProps } from "./version-stamp.tsx";
import { WideTool } from "./wide-tool.tsx";

type OpeningProps = {
  /**
   * `sell`: a scene with an object; `act`: the page's tool; `help`: a compact band, with the search or the page's task;
   * `read`: only text on paper; `celebrate`: a filled band.
   */
  kind: "sell" | "act" | "help" | "read" | "celebrate";
  /** The page's `h1`; text in `em` is highlighted, except in the `read` kind. */
  heading: ReactNode;
  /** Purpose of the page, in a sentence or two. */
  intro?: ReactNode;
  crumbs?: BreadcrumbsProps;
  /** A short line above the heading, usually a `Chip`. */
  eyebrow?: ReactNode;
  stamp?: VersionStampProps;
  /** The opening's form or tool. */
  tool?: ReactNode;
  /**
   * The wider part of a tool that shows a picture next to its text on wide screens; undefined for other tools. See
   * `wide-tool.module.css`.
   */
  wideTool?: "text" | "picture" | undefined;
  /** Next steps: one or two buttons; plain links in the `read` kind, and under a tool in the `help` kind. */
  actions?: ReactNode;
  /** A picture or box next to the text; below it on phones. */
  aside?: ReactNode;
  /** Whether the band has the colour of the surrounding `Tint`. */
  isTinted?: boolean;
  /** Seed of the background tiles. */
  seed: number;
  /** Positions of strong signal in the background tiles, behind the objects on the right. */
  beacons?: readonly Vertex[];
};

/** The opening of a page. One per page, because it contains the `h1`. */
export function Opening({
  kind,
  heading,
  intro,
  crumbs,
  eyebrow,
  stamp,
  tool,
  wideTool,
  actions,
  aside,
  isTinted = false,
  seed,
  beacons,
}: OpeningProps) {
  const isPaper = kind === "read";
  const picture = aside ?? (kind === "help" && <Wimy mood="pointing" color="rosa" />);
  const content = (
    <div className={styles.inner} data-aside={picture && !wideTool ? true : undefined}>
      <div className={styles.text}>
        {crumbs && <Breadcrumbs {...crumbs} />}
        {eyebrow}
        <div className={styles.title}>
          <h1 className={styles.heading}>{heading}</h1>
          {stamp && <VersionStamp {...stamp} />}
        </div>
        {intro && <div className={styles.intro}>{intro}</div>}
        {tool && <div className={styles.tool}>{tool}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {picture && <div className={styles.aside}>{picture}</div>}
    </div>
  );
  const opening = (
    <header
      className={styles.opening}
      data-kind={kind}
      data-tinted={isTinted || undefined}
      data-cut={isPaper ? undefined : "scene"}
    >
      {!isPaper && (
        <Tiles kind={kind} isTinted={isTinted} seed={seed} beacons={beacons ?? getDefaultBeacons(wideTool)} />
      )}
      {wideTool ? <WideTool widerPart={wideTool}>{content}</WideTool> : content}
    </header>
  );
  return kind === "help" ? <NightOpening>{opening}</NightOpening> : opening;
}

/** Default beacons: behind the objects on the right. */
function getDefaultBeacons(wideTool: OpeningProps["wideTool"]): readonly Vertex[] {
  return [
    [17, 3],
    [wideTool === "text" ? 17 : 13, 6],
  ];
}

type TilesProps = Required<Pick<OpeningProps, "kind" | "isTinted" | "seed" | "beacons">>;

function Tiles({ kind, isTinted, seed, beacons }: TilesProps) {
  const isBright = kind === "celebrate";
  return (
    <TilePattern
      seed={seed}
      tone={isTinted || kind === "help" ? "own" : isBright ? "nopal" : "talavera"}
      beacons={beacons}
      fade={kind === "celebrate" ? "centre" : "left"}
    />
  );
}
