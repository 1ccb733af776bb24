import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./device-list.module.css";

type Device = {
  name: string;
  /** Numbers of the brand's notes that apply to this phone, counted from 1. */
  notes: readonly number[];
};

type Brand = {
  brand: string;
  notes: readonly {
    text: string;
    isUncertain: boolean;
    regionsWithoutEsim?: { without: string; unsure: string };
    esimOnlyRegions?: string;
  }[];
  first: readonly Device[];
  later: readonly Device[];
};

type DeviceListProps = {
  /** Id by which the search finds the list on the page. */
  id: string;
  brands: readonly Brand[];
  copy: {
    /** Heading of the first list of each brand. */
    first: string;
    /** Heading of the second list of each brand. */
    later: string;
    notes: string;
    /** Precedes a note's number, for screen readers. */
    note: string;
    /** Number of phones of a brand, with `{n}`. */
    one: string;
    many: string;
  };
  /** Heading level of the brands in the host page. */
  headingLevel: 3 | 4;
};

/** All listed phones, one disclosure per brand; open in print. `readDevices` reads the list from the page. */
export function DeviceList({ id, brands, copy, headingLevel }: DeviceListProps) {
  const half = Math.ceil(brands.length / 2);
  return (
    <div className={styles.list} id={id}>
      {[brands.slice(0, half), brands.slice(half)].map((column) => (
        <div key={column[0]?.brand} className={styles.column}>
          {column.map((brand) => (
            <BrandDisclosure key={brand.brand} {...brand} copy={copy} headingLevel={headingLevel} />
          ))}
        </div>
      ))}
    </div>
  );
}

function BrandDisclosure({
  brand,
  first,
  later,
  notes,
  copy,
  headingLevel,
}: Brand & Omit<DeviceListProps, "id" | "brands">) {
  const count = first.length + later.length;
  const countText = fillPlaceholders(count === 1 ? copy.one : copy.many, { n: `${count}` });
  return (
    <Disclosure
      headingLevel={headingLevel}
      summary={
        <>
          {brand} <span className={styles.size}>{countText}</span>
        </>
      }
    >
      <Stack gap={4} data-brand={brand}>
        <Models label={copy.first} models={first} note={copy.note} />
        <Models label={copy.later} models={later} note={copy.note} />
        {notes.length > 0 && (
          <Stack gap={2}>
            <p className={styles.label}>{copy.notes}</p>
            <ol className={styles.notes}>
              {notes.map(({ text, isUncertain, regionsWithoutEsim, esimOnlyRegions }) => (
                <li
                  key={text}
                  data-uncertain={isUncertain || undefined}
                  data-without={regionsWithoutEsim?.without}
                  data-unsure={regionsWithoutEsim?.unsure}
                  data-only={esimOnlyRegions}
                >
                  {text}
                </li>
              ))}
            </ol>
          </Stack>
        )}
      </Stack>
    </Disclosure>
  );
}

function Models({ label, models, note }: { label: string; models: readonly Device[]; note: string }) {
  if (models.length === 0) return null;
  return (
    <Stack gap={2}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.models}>
        {models.map(({ name, notes }) => (
          <li key={name}>
            {name}
            {notes.map((number) => (
              <sup key={number}>
                <span className="visually-hidden">{note} </span>
                {number}
              </sup>
            ))}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
