import styles from "./porting-offer.module.css";

type PortingOfferProps = {
  /** What is saved: "20%". */
  figure: string;
  /** On what, and for how long. */
  text: string;
};

/** The offer to people who bring their number, for a talavera band. */
export function PortingOffer({ figure, text }: PortingOfferProps) {
  return (
    <p className={styles.offer} data-cut="object">
      <b className={styles.figure}>{figure}</b> <span>{text}</span>
    </p>
  );
}
