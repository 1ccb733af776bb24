import { unsubscribedCopy } from "#content/pages/unsubscribe-page.ts";
import { ResubscribeNote } from "#features/unsubscribe-form/resubscribe-note.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Opening } from "#ui/opening/opening.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";

/** Confirms an unsubscription sent without script. */
export function Page() {
  return (
    <Opening
      kind="celebrate"
      seed={41}
      heading={unsubscribedCopy.title}
      intro={
        <Stack gap={2}>
          <p>{unsubscribedCopy.text}</p>
          <ResubscribeNote {...unsubscribedCopy.back} />
        </Stack>
      }
      actions={
        <ButtonLink href="/" variant="dark" wide>
          {unsubscribedCopy.home}
        </ButtonLink>
      }
      aside={<Wimy mood="asleep" color="rosa" />}
    />
  );
}
