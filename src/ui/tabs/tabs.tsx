import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useHydrated } from "#ui/hydrated/use-hydrated.ts";
import styles from "./tabs.module.css";

type TabsProps = {
  /** What the choice is about, for screen readers. */
  label: string;
  tabs: readonly { key: string; title: string; content: ReactNode }[];
  /** Level of the panels' headings, which stand in for the tabs without script. */
  headingLevel: 2 | 3 | 4;
};

/**
 * Panels shown one at a time. The HTML shows them all, each under its heading; the tabs appear with script.
 * Left, right, Home and End choose immediately; Tab goes on to the panel.
 */
export function Tabs({ label, tabs, headingLevel }: TabsProps) {
  const id = useId();
  const live = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const Heading = `h${headingLevel}` as const;

  function move(event: KeyboardEvent) {
    const step: Record<string, number> = {
      ArrowLeft: (chosen - 1 + tabs.length) % tabs.length,
      ArrowRight: (chosen + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = step[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className={styles.tabs} data-live={live || undefined}>
      <div className={styles.list} role="tablist" aria-label={label} hidden={!live} ref={list}>
        {tabs.map(({ key, title }, index) => (
          <button
            key={key}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${id}tab${key}`}
            aria-controls={`${id}panel${key}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, title, content }, index) => (
        <div
          key={key}
          className={styles.panel}
          id={`${id}panel${key}`}
          hidden={live && index !== chosen}
          {...(live && { role: "tabpanel", "aria-labelledby": `${id}tab${key}`, tabIndex: 0 })}
        >
          <Heading className={styles.heading}>{title}</Heading>
          {content}
        </div>
      ))}
    </div>
  );
}
