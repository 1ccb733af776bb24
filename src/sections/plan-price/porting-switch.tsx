import styles from "./porting-switch.module.css";

export type PortingSwitchProps = {
  /** Legend of the options, only for screen readers. */
  legend: string;
  /** Label of the option to port a number. */
  portedNumber: string;
  /** Label of the option to take a new number. */
  newNumber: string;
};

/** Switches all prices of the page (`SwitchablePrice`) between ported and new numbers, without script; one per page. */
export function PortingSwitch({ legend, portedNumber, newNumber }: PortingSwitchProps) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{legend}</legend>
      <label className={styles.option}>
        <input className={styles.radio} type="radio" name="numero" value="traigo" defaultChecked />
        {portedNumber}
      </label>
      <label className={styles.option}>
        <input className={styles.radio} type="radio" name="numero" value="nuevo" />
        {newNumber}
      </label>
    </fieldset>
  );
}
