import { unsubscribedPage } from "#content/pages/unsubscribe-words.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Masthead } from "#ui/masthead/masthead.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";

/** Where an unsubscription sent without script ends up. */
export function Page() {
  return (
    <Masthead
      family="celebrate"
      seed={41}
      heading={unsubscribedPage.title}
      intro={<p>{unsubscribedPage.text}</p>}
      actions={
        <>
          <ButtonLink href="/" variant="dark" wide>
            {unsubscribedPage.home}
          </ButtonLink>
          <ButtonLink href={unsubscribedPage.again.href} variant="quiet" wide>
            {unsubscribedPage.again.label}
          </ButtonLink>
        </>
      }
      aside={<Wimy mood="asleep" color="rosa" />}
    />
  );
}
