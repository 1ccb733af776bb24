import styles from "./number-switch.module.css";

export type NumberSwitchProps = {
  /** The question, for screen readers. */
  legend: string;
  /** Who brings a number. */
  bring: string;
  /** Who takes a new one. */
  fresh: string;
};

/** One a page: it rules every price of the page that is shown by `EitherPrice`, with no script. */
export function NumberSwitch({ legend, bring, fresh }: NumberSwitchProps) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{legend}</legend>
      <label className={styles.option}>
        <input className={styles.radio} type="radio" name="numero" value="traigo" defaultChecked />
        {bring}
      </label>
      <label className={styles.option}>
        <input className={styles.radio} type="radio" name="numero" value="nuevo" />
        {fresh}
      </label>
    </fieldset>
  );
}
