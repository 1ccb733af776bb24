import type { ComponentProps } from "react";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import styles from "./search-form.module.css";

type SearchFormProps = {
  words: {
    label: string;
    /** Help that stays in sight; not on a coloured ground, where it could not be read. */
    hint?: string;
    /** What the button says. */
    submit: string;
  };
  /** The page that answers. */
  action: string;
  /** `light` on a coloured ground. */
  variant?: ComponentProps<typeof Button>["variant"];
};

/** A question to the whole site: a form without script, which leads to the page that answers as `?q=`. */
export function SearchForm({ words, action, variant = "action" }: SearchFormProps) {
  return (
    <search className={styles.search} data-no-print>
      <form className={styles.form} action={action}>
        <SearchField label={words.label} hint={words.hint} name="q" data-field />
        <Button type="submit" variant={variant} wide icon="search">
          {words.submit}
        </Button>
      </form>
    </search>
  );
}
