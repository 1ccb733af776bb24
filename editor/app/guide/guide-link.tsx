import buttons from "#editor/app/shared/buttons/push-button.module.css";

/** First part of the URL hash of the guide (`#ayuda`) and of its pages (`#ayuda/avisos`). */
export const guideHash = "ayuda";

/** Subjects of guide pages that are not ids of lists; see `about` of `GuidePage`. */
export const legalTextsSubject = "textos-legales";
export const filesSubject = "archivos";
export const pageFormsSubject = "pagina";

type GuideLinkProps = {
  /** Subject of the guide page: the id of a list, or one of the three constants above. */
  about: string;
  /** Name of the form, added to the link text for screen readers. */
  label: string;
};

/** Link from a form to the page of the guide that explains it. */
export function GuideLink({ about, label }: GuideLinkProps) {
  return (
    <a className={buttons.button} href={`#${guideHash}/${about}`}>
      Ayuda <span className="visually-hidden">{`para ${label}`}</span>
    </a>
  );
}
