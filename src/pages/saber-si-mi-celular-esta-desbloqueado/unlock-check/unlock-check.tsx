import type { iosUnlockCheck } from "#content/help/unlock/unlock-check.ts";
import { MenuSteps } from "#sections/menu-steps/menu-steps.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./unlock-check.module.css";

type System = typeof iosUnlockCheck;
type Tone = System["seen"][number]["tone"];

type UnlockCheckProps = {
  /** Asks for the kind of phone. */
  question: string;
  /** Heading of the list of texts that the phone's settings may show. */
  seenTitle: string;
  systems: readonly System[];
  /** Next step per verdict. */
  actions: Partial<Record<Tone, { label: string; href: string }>>;
};

const icons = { yes: "check", no: "close", unsure: "info" } as const satisfies Record<Tone, IconName>;

/**
 * Shows whether a phone is unlocked: visitors choose the phone's system and the text in its settings, and read the
 * verdict. Uses only radio buttons and CSS. Browsers without `:has()`, and print, show both systems.
 */
export function UnlockCheck({ question, seenTitle, systems, actions }: UnlockCheckProps) {
  return (
    <div className={styles.check}>
      <div className={styles.card}>
        <div className={styles.ask}>
          <ChoiceField
            legend={question}
            name="sistema"
            options={systems.map(({ id, system }) => ({ value: id, text: system }))}
            value={systems[0]?.id}
          />
        </div>
        {systems.map(({ id, heading, steps, more, seen }) => (
          <section key={id} id={id} className={styles.system} data-system={id} aria-labelledby={`${id}-titulo`}>
            <div className={styles.how}>
              <h2 id={`${id}-titulo`}>{heading}</h2>
              <MenuSteps steps={steps} headingLevel={3} />
              <Disclosure summary={more.title} headingLevel={3}>
                <ul>
                  {more.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </Disclosure>
            </div>
            <div className={styles.seen}>
              <h3 id={`${id}-ves`}>{seenTitle}</h3>
              <ul className={styles.rows} aria-labelledby={`${id}-ves`}>
                {seen.map(({ tone, text, means, next }, index) => (
                  <li key={text} className={styles.row} data-tone={tone}>
                    <input className={styles.radio} type="radio" name={`${id}-ves`} id={`${id}-${index}`} />
                    <label className={styles.text} htmlFor={`${id}-${index}`}>
                      {text}
                    </label>
                    <Verdict tone={tone} means={means} next={next} action={actions[tone]} />
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
      <PadlockPhone />
    </div>
  );
}

type VerdictProps = { tone: Tone; means: string; next: string; action?: { label: string; href: string } | undefined };

function Verdict({ tone, means, next, action }: VerdictProps) {
  return (
    <div className={styles.verdict}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <b className={styles.means}>{means}</b>
      <p>{next}</p>
      {action && (
        <p data-no-print>
          <ButtonLink href={action.href} variant="dark" size="s" data-first-action={tone === "no" ? "" : undefined}>
            {action.label}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** A phone with a SIM as its padlock, which opens if the answer is yes: see `unlock-check.module.css`. Decorative. */
function PadlockPhone() {
  return (
    <svg className={styles.phone} viewBox="0 0 220 340" aria-hidden="true" data-padlock data-no-print>
      <rect className={styles.screen} x="20" y="10" width="180" height="320" rx="34" />
      <path d="M92 34h36" />
      <g className={styles.shackle}>
        <path className={styles.edge} d="M78 176v-42a32 32 0 0 1 64 0v42" />
        <path className={styles.metal} d="M78 176v-42a32 32 0 0 1 64 0v42" />
      </g>
      <path
        className={styles.sim}
        d="M66 166h64l30 30v66a14 14 0 0 1-14 14H74a14 14 0 0 1-14-14v-82a14 14 0 0 1 6-14z"
      />
      <g className={styles.chip} transform="translate(86 202)">
        <rect width="48" height="48" rx="10" />
        <path d="M0 17h14v14H0M48 17H34v14h14M24 0v11M24 48V37" />
      </g>
    </svg>
  );
}
