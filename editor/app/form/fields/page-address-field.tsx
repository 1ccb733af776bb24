import { useContext } from "react";
import { normalizeText } from "#domain/text/normalize-text.ts";
import { type FieldProps, FormContext } from "#editor/app/form/form-context.ts";
import { hasAllWords } from "#editor/app/form/use-row-filter.ts";
import { SearchPicker } from "#editor/app/form/writing/search-picker.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./prose-text-field.module.css";
import { buildFrameProps, formatFieldText, toFieldValue, useFillButton } from "./single-value-fields.tsx";
import { TextInputField } from "./text-input-field.tsx";

/** Maximum number of pages offered for words that are no address. */
const maxNearestPages = 3;

/** Field for the address of a page, which can also be searched by its name. */
export function PageAddressField(props: FieldProps) {
  const { value, onChange, isOptional, lockReason } = props;
  const { pages } = useContext(FormContext);
  const fillButton = useFillButton(props);
  const address = formatFieldText(value);
  const name = pages.find(({ href }) => href === address.split("#")[0])?.label;
  const words = address.replaceAll(/[/#-]+/g, " ").trim();
  const nearestPages = words === "" ? [] : pages.filter(({ href, label }) => hasAllWords(`${label} ${href}`, words));
  const nearestButtons = lockReason === undefined && nearestPages.length > 0 && (
    <div className={layout.row}>
      {nearestPages.slice(0, maxNearestPages).map(({ href, label }) => (
        <PushButton key={href} onClick={() => onChange(href, true)}>
          {`Usar «${label}»`}
        </PushButton>
      ))}
    </div>
  );
  return (
    <div className={styles.prose}>
      <TextInputField
        {...buildFrameProps(props)}
        feedback={name ? <p className={layout.strong}>{name}</p> : (fillButton ?? nearestButtons)}
        value={address}
        normalize={(text) => toPageAddress(normalizeText(text), pages)}
        isAddress
        isLocked={lockReason !== undefined}
        onChange={(text) => onChange(toFieldValue(text, isOptional))}
      />
      {lockReason === undefined && (
        <SearchPicker
          look="text"
          texts={{
            openLabel: "Elegir página",
            searchLabel: "Qué página buscas",
            listLabel: "Páginas",
            noMatchMessage: "Ninguna página tiene esas palabras.",
          }}
          choices={pages.map(({ href, label }) => ({ key: href, name: label, note: href }))}
          onChoicePicked={(href) => onChange(href, true)}
        />
      )}
    </div>
  );
}

/** Normalizes a typed page address: removes the host and the last slash, and adds a missing first slash. */
function toPageAddress(text: string, pages: readonly { href: string }[]): string {
  const path = `/${text.replace(/^https?:\/\/[^/]*wim[^/]*/i, "").replaceAll(/^\/+|\/+$/g, "")}`;
  return pages.some(({ href }) => href === path.split("#")[0]) ? path : text;
}
