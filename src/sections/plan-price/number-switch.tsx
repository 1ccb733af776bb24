import styles from "./number-switch.module.css";

export type NumberSwitchProps = {
  /** The question, for screen readers. */
  legend: string;
  /** Option to port a number. */
  bring: string;
  /** Option to take a new number. */
  fresh: string;
};

/** Switches every `EitherPrice` of the page, without script; one per page. */
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
