import { downloadSection } from "#content/pages/home.ts";
import { afterLead, thanksPage } from "#content/pages/lead-form-words.ts";
import { Cheers } from "#features/lead-form/cheers.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Masthead } from "#ui/masthead/masthead.tsx";
import { StoreBadges } from "#ui/store-badges/store-badges.tsx";

/** Where a lead form sent without script ends up. */
export function Page() {
  return (
    <Masthead
      family="celebrate"
      seed={29}
      heading={thanksPage.title}
      intro={
        <>
          <p>{thanksPage.text}</p>
          <p>{afterLead}</p>
        </>
      }
      actions={
        <>
          <StoreBadges stores={downloadSection.stores} />
          <ButtonLink href="/" variant="quiet" wide>
            {thanksPage.home}
          </ButtonLink>
        </>
      }
      aside={<Cheers />}
    />
  );
}
