import type { RowUse } from "#editor/api/api.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import layout from "#editor/app/shared/layout.module.css";

/** Links to the places that use a row. A row in use cannot be removed. */
export function RowUses({ uses }: { uses: readonly RowUse[] }) {
  if (uses.length === 0) return null;
  return (
    <div>
      <p>{`${uses.length === 1 ? "Este lugar lo usa" : "Estos lugares lo usan"}, y por eso se queda en la lista:`}</p>
      <ul className={layout.lines}>
        {uses.map(({ place, label }) => (
          <li key={place + label}>
            <a className={controls.link} href={`#${place}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
