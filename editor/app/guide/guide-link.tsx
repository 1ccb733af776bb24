import styles from "./guide-link.module.css";

/** The guide's place: `#ayuda`, and `#ayuda/avisos` for one of its pages. */
export const guideId = "ayuda";

/** What pages may be about besides lists: see `about` of `GuidePage`. */
export const legalTexts = "textos-legales";
export const files = "archivos";
export const pageForms = "pagina";

type GuideLinkProps = {
  /** The id of a list, {@link legalTexts}, {@link files} or {@link pageForms}. */
  about: string;
  /** What the form is called. */
  label: string;
};

/** From a form to the page of the guide that says how it is used. */
export function GuideLink({ about, label }: GuideLinkProps) {
  return (
    <a className={styles.link} href={`#${guideId}/${about}`}>
      Ayuda <span className="visually-hidden">{`para ${label}`}</span>
    </a>
  );
}
