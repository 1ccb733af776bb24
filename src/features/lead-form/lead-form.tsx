import { useId } from "react";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { type LeadReply, leadFields } from "#domain/leads/lead.ts";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { Button } from "#ui/button/button.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { OutcomeIcon } from "#ui/outcome-icon/outcome-icon.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { type StoreBadge, StoreBadges } from "#ui/store-badges/store-badges.tsx";
import { CheeringWimy } from "./cheering-wimy.tsx";
import styles from "./lead-form.module.css";
import { useLeadForm } from "./use-lead-form.ts";

type Message = { heading: string; text: string };

export type LeadFormCopy = {
  /** Accessible name of the form. */
  label: string;
  allRequired: string;
  name: { label: string };
  email: { label: string };
  terms: { before: string; link: string };
  advertising: string;
  /** Purpose of the data, and the company responsible for them. */
  privacy: string;
  submit: string;
  sending: string;
  sent: Message;
  /** Message for a lead that is stored in this browser and sent later automatically. */
  waiting: Message;
  refused: Message;
  /** Message for a lead that could be neither sent nor stored. */
  notKept: Message;
};

type LeadFormProps = {
  copy: LeadFormCopy;
  /** URL of the privacy notice; without it, the text has no link. */
  privacyHref?: string;
  /** Level of the heading that thanks the visitor. */
  headingLevel: 2 | 3;
  reply?: LeadReply;
  /** Page to open once the lead is stored; without it, the form shows the thanks. */
  thanksHref?: string;
  /** Next step, below the thanks. */
  nextStep?: { text: string; stores: readonly StoreBadge[] };
};

/**
 * The lead form. Without script, the browser submits it and the server replies with the same messages; `noValidate`
 * suppresses the browser's own messages.
 */
export function LeadForm({ copy, privacyHref, headingLevel, reply, thanksHref, nextStep }: LeadFormProps) {
  const initial = { errors: reply?.errors ?? {}, thanksHref };
  const { state, form, result, announcement, isInert, ...handlers } = useLeadForm(initial, copy);
  const Heading = `h${headingLevel}` as const;
  const textId = useId();
  const outcome = state.phase === "waiting" || state.phase === "sent" ? state.phase : undefined;
  const isSending = state.phase === "sending";
  const errors = state.phase === "editing" ? state.errors : {};
  const problem = state.phase === "editing" && state.problem ? copy[state.problem] : undefined;
  const firstFieldWithError = leadFields.find((field) => reply?.errors[field]);

  const consentLabel = (
    <>
      {copy.terms.before}
      {privacyHref ? <a href={privacyHref}>{copy.terms.link}</a> : copy.terms.link}
    </>
  );

  return (
    <div className={styles.panel} data-outcome={outcome}>
      <form
        className={styles.form}
        ref={form}
        method="post"
        action={collectorPaths.leadForm}
        noValidate
        aria-label={copy.label}
        aria-busy={isSending}
        inert={isInert}
        {...handlers}
      >
        <p className={styles.hint}>{copy.allRequired}</p>
        <Stack gap={2}>
          <TextField
            label={copy.name.label}
            name="Name"
            autoComplete="name"
            aria-required
            defaultValue={reply?.values.Name}
            autoFocus={firstFieldWithError === "Name"}
            error={errors.Name}
          />
          <TextField
            label={copy.email.label}
            name="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            defaultValue={reply?.values.Email}
            autoFocus={firstFieldWithError === "Email"}
            error={errors.Email}
          />
          <CheckboxField
            label={consentLabel}
            name="Terminos"
            aria-required
            defaultChecked={reply?.values.Terminos}
            autoFocus={firstFieldWithError === "Terminos"}
            error={errors.Terminos}
          />
          <CheckboxField
            label={copy.advertising}
            name="CheckPublicidad"
            aria-required
            defaultChecked={reply?.values.CheckPublicidad}
            autoFocus={firstFieldWithError === "CheckPublicidad"}
            error={errors.CheckPublicidad}
          />
        </Stack>
        <p className={styles.hint}>{copy.privacy}</p>
        {problem && (
          <Notice tone="error" title={problem.heading}>
            <p>{problem.text}</p>
          </Notice>
        )}
        {reply?.notice && !problem && <Notice tone="error" title={reply.notice} />}
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? copy.sending : copy.submit}
        </Button>
      </form>
      <div className={styles.result} hidden={!outcome}>
        {outcome && (
          <>
            {outcome === "sent" ? <CheeringWimy /> : <OutcomeIcon outcome="waiting" />}
            {/* No live region: screen readers read the title when it takes the focus. */}
            <Heading className={styles.title} ref={result} tabIndex={-1} aria-describedby={textId}>
              {copy[outcome].heading}
            </Heading>
            <p id={textId}>{copy[outcome].text}</p>
            {nextStep && outcome === "sent" && (
              <>
                <p className={styles.next}>{nextStep.text}</p>
                <StoreBadges stores={nextStep.stores} />
              </>
            )}
          </>
        )}
      </div>
      <Announcement text={announcement} />
    </div>
  );
}
