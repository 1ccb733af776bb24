import { Button, ButtonLink } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { MexicoRings, type MexicoRingsProps, TownRings } from "#ui/mexico-rings/mexico-rings.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import styles from "./coverage-form.module.css";

type CoverageFormProps = {
  id: string;
  heading: string;
  sub: string;
  field: { name: string; label: string; hint: string; submit: string };
  /** Address of the page that shows the answer. */
  action: string;
  /** Link to the same page without a query. */
  map: { label: string; href: string };
  /** Drawing of the country. `town` is the position of the example town, in the drawing's units. */
  rings: MexicoRingsProps;
  town: { x: number; y: number };
};

/**
 * A form that asks for a place; the page of the coverage map answers whether the place has signal. Without script, only
 * the link to the map is shown.
 */
export function CoverageForm({ id, heading, sub, field, action, map, rings, town }: CoverageFormProps) {
  const { name, label, hint, submit } = field;
  const townTransform = `translate(${town.x} ${town.y})`;
  return (
    <section id={id} className={styles.door} data-cut="scene" data-no-print>
      <TilePattern
        seed={41}
        tone="obsidiana"
        // The tile pattern has its only rings in the corner, because the drawing of Mexico has rings too.
        beacons={[[19, 7]]}
        fade="left"
      />
      <div className={styles.inner}>
        <div className={styles.words}>
          <SectionHeading sub={sub}>{heading}</SectionHeading>
          <form className={styles.form} action={action}>
            <TextField
              name={name}
              label={label}
              hint={hint}
              type="search"
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" variant="light">
              {submit}
            </Button>
            <ButtonLink href={map.href} variant="ghost">
              {map.label}
            </ButtonLink>
          </form>
        </div>
        <div className={styles.map}>
          <MexicoRings
            {...rings}
            town={
              <g transform={townTransform}>
                <TownRings />
              </g>
            }
            dot={<circle fill="var(--nopal)" r={7} transform={townTransform} />}
          />
        </div>
      </div>
    </section>
  );
}
