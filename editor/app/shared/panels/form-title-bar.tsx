import { useContext } from "react";
import { FormContext } from "#editor/app/form/form-context.ts";
import { guideHash } from "#editor/app/guide/guide-subjects.ts";
import buttons from "#editor/app/shared/buttons/push-button.module.css";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./form-title-bar.module.css";
import { LockNotice } from "./locked-part.tsx";

type FormTitleBarProps = {
  title: string;
  help?: string;
  /** Subject of the guide page to link to: the id of a list, or a constant of `guide-subjects`. */
  guideSubject: string;
  guideLabel: string;
  describedBy?: string | undefined;
  lockReason?: string | undefined;
};

export const formTitleId = "formulario-titulo";

export function FormTitleBar({ title, help, guideSubject, guideLabel, describedBy, lockReason }: FormTitleBarProps) {
  return (
    <>
      <div className={`${layout.row} ${styles.head}`}>
        <h1 id={formTitleId} tabIndex={-1} aria-describedby={describedBy}>
          {title}
        </h1>
        {help && <p className={styles.help}>{help}</p>}
        <a className={buttons.button} href={`#${guideHash}/${guideSubject}`}>
          Ayuda <span className="visually-hidden">{`para ${guideLabel}`}</span>
        </a>
      </div>
      <LockNotice lockReason={lockReason} />
      {useContext(FormContext).notice}
    </>
  );
}
