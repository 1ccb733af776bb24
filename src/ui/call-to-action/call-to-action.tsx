import { Button, ButtonLink } from "#ui/button/button.tsx";
import type { IconName } from "#ui/icon/icon.tsx";
import styles from "./call-to-action.module.css";

type ActionTarget =
  | {
      href: string;
      /** Whether the link opens the visitor's app store on phones. */
      opensStore?: boolean | undefined;
    }
  | { onPress: () => void };

export type CallToActionProps = ActionTarget & {
  label: string;
  /** Completes the accessible name with something that only the layout shows, such as the plan. */
  detail?: string | undefined;
  icon?: IconName;
  /** An alternative, shown as an outline. */
  more?: { label: string; href: string; opensStore?: boolean } | undefined;
};

/** The next step after a tool's answer, in the answer's colours, and optionally an alternative. */
export function CallToAction({ label, detail, icon, more, ...act }: CallToActionProps) {
  const look = { variant: "tone", wide: true, ...(icon && { icon }) } as const;
  const content = detail ? (
    <span key={`${label} ${detail}`}>
      {label}
      <span className="visually-hidden"> {detail}</span>
    </span>
  ) : (
    label
  );
  return (
    <div className={styles.call}>
      {"href" in act ? (
        <ButtonLink {...look} href={act.href} data-store-link={act.opensStore || undefined}>
          {content}
        </ButtonLink>
      ) : (
        <Button {...look} onClick={act.onPress}>
          {content}
        </Button>
      )}
      {more && (
        <ButtonLink variant="quiet" wide href={more.href} data-store-link={more.opensStore || undefined}>
          {more.label}
        </ButtonLink>
      )}
    </div>
  );
}
