import styles from "./guide-link.module.css";

/** URL hash of the guide: `#ayuda`, and `#ayuda/avisos` for one of its pages. */
export const guideId = "ayuda";

/** Subjects of guide pages besides lists: see `about` of `GuidePage`. */
export const legalTexts = "textos-legales";
export const files = "archivos";
export const pageForms = "pagina";

type GuideLinkProps = {
  /** The id of a list, {@link legalTexts}, {@link files} or {@link pageForms}. */
  about: string;
  /** Name of the form. */
  label: string;
};

/** Link from a form to the page of the guide that explains it. */
export function GuideLink({ about, label }: GuideLinkProps) {
  return (
    <a className={styles.link} href={`#${guideId}/${about}`}>
      Ayuda <span className="visually-hidden">{`para ${label}`}</span>
    </a>
  );
}
