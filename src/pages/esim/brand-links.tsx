import { getBrandAnchor } from "./brand-anchor.ts";
import styles from "./device-list.module.css";

type BrandLinksProps = { brands: readonly { brand: string }[] };

/** Links to the brands of the list, for wide screens: each opens its part, without script. */
export function BrandLinks({ brands }: BrandLinksProps) {
  return (
    <ul className={styles.brands} data-no-print>
      {brands.map(({ brand }) => (
        <li key={brand}>
          <a className={styles.brand} href={`#${getBrandAnchor(brand)}`}>
            {brand}
          </a>
        </li>
      ))}
    </ul>
  );
}
