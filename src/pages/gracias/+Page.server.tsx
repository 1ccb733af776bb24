import { storeLinksIntro, thanksCopy } from "#content/lead-form/lead-form-copy.ts";
import { downloadSection } from "#content/pages/home-page.ts";
import { CheeringWimy } from "#features/lead-form/cheering-wimy.tsx";
import { Opening } from "#ui/opening/opening.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { StoreBadges } from "#ui/store-badges/store-badges.tsx";

/** Thanks for a lead form sent without script. */
export function Page() {
  return (
    <Opening
      kind="celebrate"
      seed={29}
      heading={thanksCopy.heading}
      intro={<p>{thanksCopy.text}</p>}
      actions={
        <Stack gap={3}>
          <p>
            <b>{storeLinksIntro}</b>
          </p>
          <StoreBadges stores={downloadSection.stores} />
          <p>
            <a className="lone-link" href="/">
              {thanksCopy.home}
            </a>
          </p>
        </Stack>
      }
      aside={<CheeringWimy />}
    />
  );
}
