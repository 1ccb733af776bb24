import type { PlanId } from "#domain/plans/plan.ts";
import type { SimQuestion, SimVerdict } from "#domain/sim/sim-answers.ts";

/** `short`: the membership and its price in a line; `purchaseUrl` carries the membership and the number choice. */
type SimPrice = { price: string; short: string; total: string; terms: string; purchaseUrl: string };

/** A membership's prices and terms in the builder: `newNumber` for a new number, `portedNumber` for a ported one. */
export type SimPlan = { name: string; data: string; newNumber: SimPrice; portedNumber: SimPrice };

export type SimBuilderCopy = {
  unanswered: string;
  /** Text of the progress strip. `{n}`: number of yes answers; `{answers}`: their names. */
  progress: { none: string; line: string; done: string; answers: Record<SimQuestion, string> };
  /** Label of a row's last button: to the next question, or to the SIM if there is none. */
  next: string;
  showSim: string;
  /** Label of the page's last button, for the first question without an answer. */
  nextQuestions: Record<SimQuestion, string>;
  forgotten: string;
  copied: string;
  notCopied: string;
  marks: Record<SimVerdict, string>;
  /** Text of a row for a place, with `{place}`. */
  place: string;
  /** Texts of the chip below an answer's mark, with `{place}` and `{price}`. */
  contacts: Record<SimQuestion | "longPlace", string>;
  numbers: Record<"nuevo" | "fija" | "prepago" | "pospago", { text: string; mark: string }>;
  nextSteps: Record<Exclude<SimQuestion, "plan">, Record<Exclude<SimVerdict, "yes">, { text: string; label: string }>>;
  questions: {
    /** With `{plan}`. */
    plan: { choose: string };
    /** `usual`: whether the number to port is the kind that can always be ported; any other answer asks for details. */
    number: Record<"legend" | "portedNumber" | "newNumber" | "newNumberAnswer" | "newNumberNote", string> & {
      /** The next step for a number to port; `phone`: while the phone is unanswered. */
      next: Record<"yes" | "ask" | "phone", string>;
      usual: { legend: string; answers: Record<"yes" | "no" | "unsure", string> };
    };
  };
};

export type SimBuilderProps = { copy: SimBuilderCopy; plans: Record<PlanId, SimPlan> };

export type QuestionProps = {
  /** Page of the question's tool, from which the question takes its data and texts. */
  page: Document;
  copy: SimBuilderCopy["questions"];
  /** Opens the next question, or shows the SIM. */
  goOn: () => void;
};
