import { simContactPaths } from "#ui/sim-contacts/sim-contacts.ts";
import { simQuarters } from "#ui/sim-contacts/sim-quarters.ts";

/** A plastic SIM whose first quarter is gone. Its colours are attributes, to keep the stylesheet short. Decorative. */
export function QuarteredSim() {
  return (
    <svg width="56" height="68" viewBox="-10 -10 420 510" strokeWidth={18} strokeLinejoin="round" aria-hidden="true">
      {simQuarters.map(({ question, body, rim }, index) =>
        index === 0 ? (
          <path key={question} fill="none" stroke="currentColor" strokeLinecap="round" strokeDasharray="1 32" d={rim} />
        ) : (
          <path key={question} fill="var(--masa-2)" stroke="var(--obsidiana)" d={body} />
        ),
      )}
      {Object.entries(simContactPaths).map(([question, d], index) => (
        <path
          key={question}
          fill={index === 0 ? "var(--nopal)" : "var(--oro)"}
          stroke="var(--obsidiana)"
          strokeWidth={12}
          d={d}
        />
      ))}
    </svg>
  );
}
