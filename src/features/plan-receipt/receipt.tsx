import { useEffect, useRef, useState } from "react";
import { formatDataAllowance } from "#domain/plans/plan.ts";
import { formatPriceRuns } from "#domain/plans/price/price-runs.ts";
import { type ReceiptContent, receiptPayments } from "#domain/plans/price/receipt.ts";
import { buildPurchaseAction, type PurchaseLinks } from "#domain/plans/purchase.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { printElement } from "#platform/device/print-only.ts";
import { Button } from "#ui/button/button.tsx";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { PhoneDisclosure } from "#ui/phone-disclosure/phone-disclosure.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import type { PlanReceiptCopy, ReceiptFolio } from "./plan-receipt-copy.ts";
import styles from "./receipt.module.css";
import { ReceiptStamp } from "./receipt-stamp.tsx";

type ReceiptProps = ReceiptContent & {
  monthlyPesos: number;
  folio: ReceiptFolio | undefined;
  /** Whether the visitor has not changed any value yet. */
  isExample: boolean;
  copy: PlanReceiptCopy;
  purchase: PurchaseLinks;
};

/** The receipt: payments line by line, the verdict as a stamp, and the membership's folio as a barcode. */
export function Receipt(props: ReceiptProps) {
  const { plan, cost, monthlyPesos, todayPesos, savedPesos, folio, isExample, copy, purchase } = props;
  const placeRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const outcome = savedPesos > 0 ? "cheaper" : savedPesos < 0 ? "dearer" : "equal";
  const key = [plan.id, todayPesos, cost.totalPesos].join();
  // Plays the printing animation only for another membership or verdict. Otherwise every value would restart it while a
  // visitor drags the slider.
  const kind = [plan.id, outcome].join();
  const printedKind = useRef<string>(undefined);
  const isPrinted = !isExample && printedKind.current !== kind;
  useEffect(() => {
    printedKind.current = isExample ? undefined : kind;
  }, [isExample, kind]);
  const lines = [
    {
      label: fillPlaceholders(copy.todayPayments, { count: `${receiptPayments}`, price: formatPesos(monthlyPesos) }),
      figure: formatPesos(todayPesos),
    },
    {
      label: fillPlaceholders(copy.planPayments, { plan: plan.name, runs: formatPriceRuns(cost, copy.run) }),
      figure: formatPesos(cost.totalPesos),
    },
  ];
  return (
    <div ref={placeRef} className={styles.place} data-plan={plan.id}>
      {/* The keys have the amounts, because a new receipt must be new elements, which play the printing animation
          and do not count as a layout shift. */}
      <ReceiptStamp
        key={key}
        outcome={outcome}
        savedPesos={Math.abs(savedPesos)}
        isNew={isPrinted}
        example={isExample && copy.example}
        copy={copy.verdict}
      />
      <div key={`${key} paper`} className={styles.sheet} data-example={isExample || undefined}>
        <div className={styles.paper} data-new={isPrinted || undefined}>
          {isExample && <SampleMark label={copy.example} />}
          <div className={styles.text} data-answer={outcome}>
            <p className={styles.title}>
              {fillPlaceholders(copy.title, { plan: plan.name, data: formatDataAllowance(plan.dataGb) })}
            </p>
            <Lines lines={lines} />
          </div>
          {/* The state survives a new receipt, which is a new element. */}
          <PhoneDisclosure summary={copy.disclosureLabel} isOpen={isOpen} onToggle={setIsOpen}>
            <div className={styles.text}>
              <Lines lines={copy.zeroAmounts} />
              <ul className={styles.notes}>
                {copy.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
              {folio && (
                <a className={styles.folio} href={folio.href}>
                  <svg
                    viewBox={`0 0 ${folio.barcode.width} 1`}
                    preserveAspectRatio="none"
                    opacity={copy.folioMark && 0.55}
                    aria-hidden="true"
                  >
                    <path d={folio.barcode.path} />
                  </svg>
                  <span>{fillPlaceholders(copy.folio, { number: `${folio.number}` })}</span>
                  <SampleMark label={copy.folioMark ?? false} />
                </a>
              )}
            </div>
          </PhoneDisclosure>
        </div>
      </div>
      {/* Keyed too, because the button for printing moves into the place of a missing purchase link. */}
      <div key={outcome} className={styles.next} data-no-print>
        {outcome !== "dearer" && <CallToAction {...buildPurchaseAction(purchase, plan)} />}
        <Button variant="quiet" size="s" onClick={() => placeRef.current && printElement(placeRef.current)}>
          {copy.print}
        </Button>
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: readonly { label: string; figure: string }[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
