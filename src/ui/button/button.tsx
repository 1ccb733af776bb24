import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./button.module.css";

/**
 * Attributes of invoker commands, by which a button opens or closes a dialog without script. Spread them as an object:
 * React passes them through, but its types do not have them yet.
 */
export type CommandAttributes = {
  command?: "show-modal" | "close" | "request-close" | `--${string}`;
  /** Id of the element that receives the command. */
  commandfor?: string;
};

type ButtonLook = {
  /** The button's text: the action, as a verb. */
  children: ReactNode;
  /**
   * Look and purpose. `action`: talavera, the main action of a block; `light`: nopal, the main action on a coloured
   * background; `dark`: obsidiana, on plan colours; `ghost`: an outline, on a coloured background; `quiet`: an outline,
   * on paper; `tone`: the colours `--tone` and `--tone-ink`, which the surrounding answer sets.
   */
  variant?: "action" | "light" | "dark" | "ghost" | "quiet" | "tone";
  /** Size: `m` for the actions of a block, `s` inside bars and cards. */
  size?: "m" | "s";
  /** Whether the button takes the full width on phones. */
  wide?: boolean;
  icon?: IconName;
  /** The side of the text on which the icon is shown. */
  iconPosition?: "start" | "end";
};

type ButtonProps = ButtonLook & CommandAttributes & Omit<ComponentProps<"button">, "className" | "style" | "children">;

type ButtonLinkProps = ButtonLook & { href: string } & Omit<ComponentProps<"a">, "className" | "style" | "children">;

/**
 * A button. Filled variants have a cut corner, the others an outline. `type` defaults to `button`; native attributes
 * are passed through.
 */
export function Button({ children, variant, size, wide, icon, iconPosition, ...native }: ButtonProps) {
  return (
    <button type="button" {...native} {...buildLookProps({ variant, size, wide })}>
      <ButtonContent icon={icon} iconPosition={iconPosition}>
        {children}
      </ButtonContent>
    </button>
  );
}

/** A link that looks like a {@link Button}, for navigation instead of actions. */
export function ButtonLink({ children, variant, size, wide, icon, iconPosition, ...native }: ButtonLinkProps) {
  return (
    <a {...native} {...buildLookProps({ variant, size, wide })}>
      <ButtonContent icon={icon} iconPosition={iconPosition}>
        {children}
      </ButtonContent>
    </a>
  );
}

type Optional<T> = { [K in keyof T]?: T[K] | undefined };

function buildLookProps({ variant = "action", size = "m", wide = false }: Optional<Omit<ButtonLook, "children">>) {
  return {
    className: styles.button,
    "data-cut": variant === "ghost" || variant === "quiet" ? undefined : "object",
    "data-variant": variant,
    "data-size": size,
    "data-wide": wide || undefined,
  };
}

function ButtonContent({ children, icon, iconPosition = "start" }: Optional<ButtonLook>) {
  return (
    <>
      {icon && iconPosition === "start" && <Icon name={icon} />}
      <span>{children}</span>
      {icon && iconPosition === "end" && <Icon name={icon} />}
    </>
  );
}
