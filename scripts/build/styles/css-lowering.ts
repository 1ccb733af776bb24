// Options for Lightning CSS, which lowers stylesheets to the oldest supported browsers.
import type {
  QueryFeatureFor_MediaFeatureId as Feature,
  MediaCondition,
  MediaQuery,
  ReturnedMediaQuery,
} from "lightningcss";
import { oldestBrowsers } from "#domain/site/oldest-browsers.ts";

// The targets are the oldest browsers that run scripts. Features that cannot be lowered must work in the oldest
// browsers in which the site is readable.
const { chrome, edge, firefox, safari, safari_ios: ios } = oldestBrowsers.tools;

/** Versions as single numbers, as Lightning CSS expects: https://lightningcss.dev/transpilation.html. */
export const cssTargets = Object.fromEntries(
  Object.entries({ chrome, edge, firefox, safari, ios_saf: ios }).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

/** Difference between two adjacent widths: too small to be visible, but too large for older browsers to round away. */
const gapRem = 0.01;

/**
 * Visitor for Lightning CSS that turns `(width < 60rem)` into `(width <= 59.99rem)`, which becomes `max-width`.
 * Lightning CSS alone writes `not (min-width: 60rem)`, which older browsers do not support, so they drop the whole
 * block.
 */
export const inclusiveWidthVisitor = {
  MediaQuery: (query: MediaQuery): ReturnedMediaQuery | undefined =>
    query.condition ? { ...query, condition: replaceOpenBounds(query.condition) } : undefined,
};

function replaceOpenBounds(condition: MediaCondition): MediaCondition {
  if (condition.type === "operation") return { ...condition, conditions: condition.conditions.map(replaceOpenBounds) };
  return condition.type === "feature" ? { ...condition, value: replaceOpenBound(condition.value) } : condition;
}

function replaceOpenBound(feature: Feature): Feature {
  if (feature.type === "range" && feature.operator === "less-than")
    return { ...feature, operator: "less-than-equal", value: subtractGap(feature.value) };
  if (feature.type === "interval" && feature.endOperator === "less-than")
    return { ...feature, endOperator: "less-than-equal", end: subtractGap(feature.end) };
  return feature;
}

type Value = Extract<Feature, { type: "range" }>["value"];

function subtractGap(value: Value): Value {
  if (value.type !== "length" || value.value.type !== "value" || value.value.value.unit !== "rem")
    throw new Error(`${JSON.stringify(value)}: widths are compared in rem`);
  const rem = Math.round((value.value.value.value - gapRem) * 100) / 100;
  return { type: "length", value: { type: "value", value: { unit: "rem", value: rem } } };
}
