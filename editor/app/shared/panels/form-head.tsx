import { GuideLink } from "#editor/app/guide/guide-link.tsx";
import styles from "./form-head.module.css";

type FormHeadProps = {
  title: string;
  help?: string;
  /** Subject of the guide page to link to, and the form's name in the link text; see `GuideLink`. */
  about: string;
  label: string;
  /** Id of the text that describes the title, if there is one. */
  describedBy?: string | undefined;
};

/** Id of the title, which can get the focus. */
export const formHeadId = "formulario-titulo";

/** Title of the open form, its purpose, and the link to its help. */
export function FormHead({ title, help, about, label, describedBy }: FormHeadProps) {
  return (
    <div className={styles.head}>
      <h1 id={formHeadId} tabIndex={-1} aria-describedby={describedBy}>
        {title}
      </h1>
      {help && <p className={styles.help}>{help}</p>}
      <GuideLink about={about} label={label} />
    </div>
  );
}
