import { GuideLink } from "#editor/app/guide/guide-link.tsx";
import styles from "./form-head.module.css";

type FormHeadProps = {
  title: string;
  help?: string;
  /** Subject of the page of the guide, and the name of the form in its link; see `GuideLink`. */
  about: string;
  label: string;
};

export const formHeadId = "formulario-titulo";

/** Title of the open form, its purpose, and the link to its help. */
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
