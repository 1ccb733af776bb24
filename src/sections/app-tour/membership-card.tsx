import type { PlanId } from "#domain/plans/plan.ts";

type MembershipCardProps = {
  planId: PlanId;
  name: string;
  /** Amount of data. */
  data: string;
  /** Length of the membership in days, and how many of them are left. */
  days: number;
  left: number;
};

const columns = 10;

/** A membership as a card with a hole for each day that has passed. Its look is attributes, for a short stylesheet. */
export function MembershipCard({ planId, name, data, days, left }: MembershipCardProps) {
  const holes = Array.from(
    { length: days },
    (_, day) => `M${28 + (day % columns) * 20.4} ${104 + Math.floor(day / columns) * 26}h0`,
  );
  return (
    <svg
      data-plan={planId}
      viewBox="0 0 240 192"
      fill="var(--plan-name)"
      fontSize="20"
      fontWeight="650"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path fill="var(--plan)" d="M16 2h172l50 50v122a16 16 0 0 1-16 16H16a14 14 0 0 1-14-14V16A14 14 0 0 1 16 2z" />
      <text x="19" y="42" fontSize="30" fontWeight="800">
        {name}
      </text>
      <text x="19" y="72">
        {data}
      </text>
      <path stroke="var(--obsidiana)" strokeWidth="13" d={holes.join("")} />
      <path stroke="var(--blanco)" strokeWidth="8" d={holes.slice(days - left).join("")} />
    </svg>
  );
}
