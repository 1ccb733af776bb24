import { WimyFace } from "#ui/wimy/wimy-face.tsx";
import styles from "./assistant-link.module.css";

type AssistantLinkProps = { label: string; href: string };

/** Link to the assistant, with its face. */
export function AssistantLink({ label, href }: AssistantLinkProps) {
  return (
    <span data-tool>
      <a className={styles.link} href={href}>
        <span className={styles.face}>
          <WimyFace />
        </span>
        {label}
      </a>
    </span>
  );
}
