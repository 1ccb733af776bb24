import type { ReactNode } from "react";
import type { membershipsOpening } from "#content/pages/memberships-page.ts";
import type { Plan } from "#domain/plans/plan.ts";
import { addNumberChoice } from "#domain/plans/purchase.ts";
import { DataAllowance } from "#sections/plan-price/data-allowance.tsx";
import { PortingSwitch } from "#sections/plan-price/porting-switch.tsx";
import { SwitchablePrice, SwitchablePriceTerms } from "#sections/plan-price/switchable-price.tsx";
import { KeptOrNewNumber } from "#ui/kept-or-new-number/kept-or-new-number.tsx";
import { QrDrawing } from "#ui/qr-code/qr-drawing.tsx";
import { QrFrame } from "#ui/qr-code/qr-frame.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import { DialPurchase, DialPurchaseLine } from "./dial-purchase.tsx";
import { DialTool } from "./dial-tool.tsx";
import { DialTrack } from "./dial-track.tsx";
import styles from "./plan-dial.module.css";
import { PlanVariants } from "./plan-variants.tsx";

type PlanDialProps = Omit<typeof membershipsOpening, "heading"> & {
  /** The page's `h1`. */
  heading: ReactNode;
  /** The memberships, the cheapest first. */
  plans: readonly Plan[];
  seed: number;
  /** The tool below the track, which turns the dial. */
  children: ReactNode;
};

/**
 * The memberships on a dial, at the top of the sales page. The dial uses radio buttons and `:has()`, no script;
 * browsers without `:has()` always show the membership selected at first.
 */
export function PlanDial({
  heading,
  plans,
  sentences,
  initialPlanId,
  copy,
  purchaseUrl,
  webLinks,
  seed,
  children,
}: PlanDialProps) {
  const variants = { plans, initialPlanId };
  const renderCode = (address: string) => <QrDrawing address={address} label={copy.code.label} />;
  const renderCodes = ({ id, promoPesos }: Plan) => {
    const { purchaseUrl } = webLinks[id];
    const newNumber = renderCode(addNumberChoice(purchaseUrl, "nuevo"));
    if (promoPesos === undefined || !copy.portingSwitch) return newNumber;
    return <KeptOrNewNumber portedNumber={renderCode(addNumberChoice(purchaseUrl, "traigo"))} newNumber={newNumber} />;
  };
  return (
    <header className={styles.dial} data-cut="scene" data-moving data-plan={initialPlanId} data-dial>
      <TilePattern seed={seed} tone="own" beacons={[[18, 4]]} fade="left" />
      <div className={styles.inner}>
        <div className={styles.top}>
          <h1 className={styles.heading}>{heading}</h1>
          {copy.portingSwitch && <PortingSwitch {...copy.portingSwitch} />}
        </div>
        {/* Not printed, because the cards have the same content. */}
        <div className={styles.result} data-no-print>
          {/* The search does not index these answers, because the cards below have the same content. */}
          <div className={styles.answers} data-no-search>
            <PlanVariants {...variants}>
              {(plan) => (
                <span className={styles.text}>
                  <b className={styles.name}>{plan.name}</b>
                  <span className={styles.figures}>
                    <span>
                      <DataAllowance dataGb={plan.dataGb} />
                    </span>{" "}
                    <span>
                      <SwitchablePrice plan={plan} copy={copy.price} />
                    </span>
                  </span>
                  <span className={styles.line}>
                    <b className={styles.terms}>
                      <span>{copy.price.period}</span> <SwitchablePriceTerms plan={plan} copy={copy.price} />
                    </b>{" "}
                    {sentences[plan.id][0]} <span className={styles.contents}>{sentences[plan.id][1]}</span>
                  </span>
                </span>
              )}
            </PlanVariants>
          </div>
          <div className={styles.code} data-no-search>
            <QrFrame caption={copy.code.caption}>
              <span className={styles.codes}>
                <PlanVariants {...variants}>{renderCodes}</PlanVariants>
              </span>
            </QrFrame>
          </div>
        </div>
        <DialTrack plans={plans} initialPlanId={initialPlanId} legend={copy.legend} price={copy.price} />
        <DialPurchase {...variants} copy={copy} purchaseUrl={purchaseUrl} />
        <DialTool>{children}</DialTool>
        <DialPurchaseLine {...variants} copy={copy} purchaseUrl={purchaseUrl} />
      </div>
    </header>
  );
}
