import { GuideLink } from "#editor/app/guide/guide-link.tsx";
import styles from "./form-head.module.css";

type FormHeadProps = {
  title: string;
  help?: string;
  /** What the guide's page is about, and what it calls the form; see `GuideLink`. */
  about: string;
  label: string;
};

export const formHeadId = "formulario-titulo";

/** What is open, what it is for, and the way to its help. */
export function FormHead({ title, help, about, label }: FormHeadProps) {
  return (
    <div className={styles.head}>
      <h1 id={formHeadId} tabIndex={-1}>
        {title}
      </h1>
      {help && <p className={styles.help}>{help}</p>}
      <GuideLink about={about} label={label} />
    </div>
  );
}
