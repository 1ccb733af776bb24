import type { deviceBrands } from "#content/devices/phones.ts";
import type { esimCompatibilityCopy } from "#content/pages/esim-page.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { getBrandAnchor } from "./brand-anchor.ts";
import styles from "./device-list.module.css";

type Brand = (typeof deviceBrands)[number];

type DeviceListProps = {
  /** Id by which the search finds the list on the page. */
  id: string;
  brands: readonly Brand[];
  copy: typeof esimCompatibilityCopy.list;
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
      <Stack gap={4} id={getBrandAnchor(brand)} data-brand={brand}>
        <Models label={copy.first} models={first} note={copy.note} />
        <Models label={copy.later} models={later} note={copy.note} />
        {notes.length > 0 && (
          <Stack gap={2}>
            <p className={styles.label}>{copy.notes}</p>
            <ol className={styles.notes}>
              {notes.map(({ text, isUncertain, esimGaps, esimOnlyRegions }) => (
                <li
                  key={text}
                  data-uncertain={isUncertain || undefined}
                  data-esim-missing={esimGaps?.missing}
                  data-esim-uncertain={esimGaps?.uncertain}
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

function Models({ label, models, note }: { label: string; models: Brand["first"]; note: string }) {
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
