import styles from "./porting-switch.module.css";

export type PortingSwitchProps = {
  /** Legend of the options, only for screen readers. */
  legend: string;
  /** Label of the option to port a number. */
  bring: string;
  /** Label of the option to take a new number. */
  fresh: string;
};

/** Switches all prices of the page (`SwitchablePrice`) between ported and new numbers, without script; one per page. */
export function PortingSwitch({ legend, bring, fresh }: PortingSwitchProps) {
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
