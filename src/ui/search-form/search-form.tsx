import type { ComponentProps, ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { FieldWithButton } from "#ui/field-with-button/field-with-button.tsx";
import styles from "./search-form.module.css";

type SearchFormProps = {
  copy: {
    /** Accessible name, for pages with another search. */
    name?: string;
    label: string;
    /** Help text that stays visible; not for coloured backgrounds, where it would be unreadable. */
    hint?: string;
    submit: string;
  };
  /** Address of the results page. */
  action: string;
  /** Variant of the button; `light` is for coloured backgrounds. */
  variant?: ComponentProps<typeof Button>["variant"];
  /** The arrow is for a message, whose answer appears in place. */
  icon?: "search" | "arrow";
  /** Id of the field, for links to it. */
  fieldId?: string;
  /** Messages of the page's script, below the field. */
  children?: ReactNode;
};

/** Maximum number of characters; people also write whole questions. */
const maxQuestionLength = 160;

/**
 * A search form, which sends the query as `?q=` to the results page, also before the page's script has loaded. Hidden
 * without script, because the results need it: the page offers another way.
 */
export function SearchForm({ copy, action, variant = "action", icon = "search", fieldId, children }: SearchFormProps) {
  return (
    <search className={styles.search} aria-label={copy.name} data-no-print>
      <form action={action}>
        <FieldWithButton>
          <SearchField
            id={fieldId}
            label={copy.label}
            hint={copy.hint}
            name="q"
            maxLength={maxQuestionLength}
            data-field
          />
          <Button type="submit" variant={variant} icon={icon}>
            {copy.submit}
          </Button>
        </FieldWithButton>
      </form>
      {children}
    </search>
  );
}
