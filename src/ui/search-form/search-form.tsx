import type { ComponentProps, ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import styles from "./search-form.module.css";

type SearchFormProps = {
  words: {
    /** Names the search where a page has another one. */
    name?: string;
    label: string;
    /** Help that stays visible; not on a coloured ground, where it would be unreadable. */
    hint?: string;
    /** Text of the button. */
    submit: string;
  };
  /** The page that answers. */
  action: string;
  /** `light` on a coloured ground. */
  variant?: ComponentProps<typeof Button>["variant"];
  /** What its script says under the field. */
  children?: ReactNode;
};

/** A site-wide search: a form that works without script and sends the question as `?q=` to the page that answers. */
export function SearchForm({ words, action, variant = "action", children }: SearchFormProps) {
  return (
    <search className={styles.search} aria-label={words.name} data-no-print>
      <form className={styles.form} action={action}>
        <SearchField label={words.label} hint={words.hint} name="q" data-field />
        <Button type="submit" variant={variant} icon="search">
          {words.submit}
        </Button>
      </form>
      {children}
    </search>
  );
}
