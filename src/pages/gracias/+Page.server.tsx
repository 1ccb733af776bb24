import { thanksPage } from "#content/pages/lead-form-words.ts";
import { Cheers } from "#features/lead-form/cheers.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Masthead } from "#ui/masthead/masthead.tsx";

/** Where a lead form sent without script ends up. */
export function Page() {
  return (
    <Masthead
      family="celebrate"
      seed={29}
      heading={thanksPage.title}
      intro={<p>{thanksPage.text}</p>}
      actions={
        <ButtonLink href="/" variant="dark" wide>
          {thanksPage.home}
        </ButtonLink>
      }
      aside={<Cheers />}
    />
  );
}
