import type { ContentCheckPart, ContentCheckState } from "#editor/api/publish-api.ts";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import styles from "./check-results.module.css";

type CheckResultsProps = {
  checked: ContentCheckState;
  /** Called when a link to a list is followed. */
  onGo: () => void;
};

/** The result lines of each part of the check; for an unfinished part, the name and the state. */
export function CheckResults({ checked, onGo }: CheckResultsProps) {
  return (
    <div className={layout.stack}>
      {checked.parts.map((part) => (
        <Part key={part.name} {...part} onGo={onGo} />
      ))}
    </div>
  );
}

const ends = { good: "bien", look: "por revisar", wrong: "por corregir" } as const;

function Part({ name, state, lines, onGo }: ContentCheckPart & Pick<CheckResultsProps, "onGo">) {
  if (state === "runs" || state === "waits")
    return (
      <p className={styles.part} data-state={state}>
        {state === "runs" ? `${name}: comprobando…` : `${name}: falta`}
      </p>
    );
  const tone = state === "good" && lines.length > 0 ? "look" : state;
  return (
    <Message tone={tone} level={3} title={`${name}: ${ends[tone]}`}>
      {lines.length > 0 && (
        <ul className={layout.lines}>
          {lines.map(({ message, at, raw }) => (
            <li key={message + raw}>
              {message}
              {at && (
                <>
                  {" "}
                  <a href={`#${at.place}`} onClick={onGo}>{`Ve a «${at.label}»`}</a>
                </>
              )}
              {raw !== undefined && <TechnicalDetails>{raw}</TechnicalDetails>}
            </li>
          ))}
        </ul>
      )}
    </Message>
  );
}
