import { type ReactNode, useEffect, useId, useRef } from "react";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { useHydrated } from "#ui/hydrated/use-hydrated.ts";
import { Stack } from "#ui/stack/stack.tsx";
import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import styles from "./tool-panel.module.css";
import { useAnnouncedAnswer } from "./use-announced-answer.ts";

type ToolPanelProps = {
  heading: ReactNode;
  headingLevel: 2 | 3;
  /**
   * The tool's purpose in a sentence. Left out if the section already asks the question: the heading is then only for
   * screen readers.
   */
  intro?: ReactNode;
  /** The tool's fields. They work once the script is ready; values entered before are kept. */
  children: ReactNode;
  /** The tool's answer, next to the fields on wide screens; usually a `ToolResult`. */
  result?: ReactNode;
  /**
   * Whether the result is shown without script too; only the fields are hidden then. The result must make sense by
   * itself.
   */
  keepsResult?: boolean;
  /** React key of the result: a new result is new elements, which do not count as a layout shift. */
  resultKey?: string;
  /** Whether wide screens show the fields side by side, with the answer below them in space that the tool reserves. */
  isAcross?: boolean;
  /**
   * Short answer of a tool with several fields side by side; it stays in view on phones until the full answer is
   * visible. Tools that need no on-screen keyboard use a `DockedAnswer` instead.
   */
  shortAnswer?: { tone: NonNullable<ToolResultProps["tone"]>; text: ReactNode } | undefined;
  /** Wraps fields and answer, for instance in a `PhoneDisclosure` for a rarely used tool. */
  wrap?: (work: ReactNode) => ReactNode;
  /** The assumptions of the answer, and the authoritative source. */
  note?: ReactNode;
  /** Text announced to screen readers; by default the whole answer, once it is stable. */
  announcement?: string;
  /**
   * Whether the tool is on a masthead's band, without a box of its own; the field's label is then shown as the
   * question.
   */
  isBare?: boolean;
};

/** The box of a tool. Without script it is hidden, so the page must be complete without the tool. */
export function ToolPanel({
  heading,
  headingLevel,
  intro,
  children,
  result,
  keepsResult = false,
  isAcross = false,
  resultKey,
  shortAnswer,
  wrap = (work) => work,
  note,
  announcement,
  isBare = false,
}: ToolPanelProps) {
  const id = useId();
  const isLive = useHydrated();
  const panelRef = useRef<HTMLElement>(null);
  const announcedText = useAnnouncedAnswer(panelRef, announcement);
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    if (isLive && panelRef.current) replayEntries(panelRef.current);
  }, [isLive]);

  return (
    <section
      ref={panelRef}
      className={styles.panel}
      aria-labelledby={id}
      data-tool={!keepsResult || undefined}
      data-kept={keepsResult || undefined}
      data-bare={isBare || undefined}
      data-live={isLive || undefined}
    >
      <div className={isBare || !intro ? "visually-hidden" : styles.opening}>
        <Heading className={styles.heading} id={id}>
          {heading}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {/* The fields are never inert before hydration, because screen readers would omit them from their list of form fields. */}
      {wrap(
        <div className={styles.work} data-pair={(result && !isAcross) || undefined}>
          <div
            className={styles.fields}
            {...(keepsResult && { "data-tool": "fields", "data-live": isLive || undefined })}
          >
            <Stack gap={4}>{children}</Stack>
            {shortAnswer && (
              <div className={styles.glance} data-tone={shortAnswer.tone} aria-hidden="true">
                {/* Keyed by the text: a new answer is a new element, which does not count as a layout shift. */}
                <p key={typeof shortAnswer.text === "string" ? shortAnswer.text : undefined}>{shortAnswer.text}</p>
              </div>
            )}
          </div>
          {result && (
            <Stack key={resultKey} gap={3}>
              {result}
            </Stack>
          )}
        </div>,
      )}
      {note && <div className={styles.note}>{note}</div>}
      <Announcement words={announcedText} />
    </section>
  );
}

/**
 * Reports to React the values entered before hydration, because React's state still has the values of the HTML. First
 * resets each input to its HTML value: React ignores an event that does not change the value it last recorded.
 */
function replayEntries(root: Element): void {
  for (const field of root.querySelectorAll("input")) {
    const { value, defaultValue, checked, defaultChecked, type } = field;
    if (checked !== defaultChecked && (checked || type === "checkbox")) {
      field.checked = !checked;
      field.click();
    } else if (value !== defaultValue) {
      field.value = defaultValue;
      setNatively(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  for (const field of root.querySelectorAll("select"))
    if (field.selectedOptions[0]?.defaultSelected === false)
      field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Sets a value with the browser's setter. React's setter would record the value, and React would then ignore the event.
 */
function setNatively(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
}
