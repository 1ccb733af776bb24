import styles from "./porting-offer.module.css";

type PortingOfferProps = {
  /** What is saved: "20%". */
  figure: string;
  /** On what, and for how long. */
  text: string;
};

/** The offer to who brings a number, for a band of talavera. */
export function PortingOffer({ figure, text }: PortingOfferProps) {
  return (
    <p className={styles.offer}>
      <b className={styles.figure}>{figure}</b> <span>{text}</span>
    </p>
  );
}
