import { type MenuStep, menuSeparator } from "#domain/devices/menu-step.ts";
import { CopyButton, type CopyButtonCopy } from "#sections/copy-button/copy-button.tsx";
import { DottedName } from "#sections/dotted-name/dotted-name.tsx";
import { StepRail } from "#ui/step-rail/step-rail.tsx";
import styles from "./menu-steps.module.css";

type MenuStepsProps = {
  /** Operating system, shown above the steps. */
  scope?: string;
  steps: readonly MenuStep[];
  headingLevel: 3 | 4;
  /** Texts of the copy buttons, one for every field, which the page must enable. */
  copyButton?: CopyButtonCopy;
};

/** Steps through a phone's menus, with menu paths, values to type, and text. */
export function MenuSteps({ scope, steps, headingLevel, copyButton }: MenuStepsProps) {
  const Heading = `h${headingLevel}` as const;
  const list = (
    <StepRail
      steps={steps.map(({ heading, path, fields, text }) => ({
        id: heading,
        content: (
          <>
            <Heading className={styles.heading}>{heading}</Heading>
            {path && <MenuPath path={path} />}
            {fields && (
              <dl className={styles.fields}>
                {fields.map(({ name, value }) => (
                  <div key={name} className={styles.field} data-copy-row>
                    <dt>{name}:</dt>
                    <dd className={styles.value} data-value translate="no">
                      <DottedName name={value} />
                    </dd>
                    {copyButton && (
                      <dd className={styles.copy}>
                        <CopyButton copy={copyButton} value={value} valueName={name} />
                      </dd>
                    )}
                  </div>
                ))}
              </dl>
            )}
            {text?.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        ),
      }))}
    />
  );
  if (!scope) return list;
  return (
    <div className={styles.scoped}>
      <p className={styles.scope}>{scope}</p>
      {list}
    </div>
  );
}

/** The separator between two menus is only visual: the list already conveys the order. */
function MenuPath({ path }: { path: readonly string[] }) {
  return (
    <ol className={styles.path}>
      {path.map((menu, index) => (
        <li key={menu}>
          <span className={styles.menu}>{menu}</span>
          {index < path.length - 1 && <span aria-hidden="true"> {menuSeparator}</span>}
        </li>
      ))}
    </ol>
  );
}
