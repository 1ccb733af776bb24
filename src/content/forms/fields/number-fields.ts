/** Schemas of numbers: counts, amounts, percentages and numbers of the registry. */
import { z } from "zod";
import { createFieldMeta } from "./field-groups.ts";

type Limits = { min?: number; max: number; description?: string | undefined; example?: number };

/** A number, with messages for those that are missing, malformed, too small or too large. */
const boundedNumber = ({ min = 1, max, example = min }: Limits) =>
  z
    .number({
      error: ({ input }) =>
        input === undefined ? "falta este número" : `escribe solo el número, por ejemplo ${example}`,
    })
    .min(min, `el mínimo es ${min}`)
    .max(max, `el máximo es ${max}`);

/** A whole number; `fraction` is the word for decimals in the error message: `centavos`. */
export const integer = (title: string, { fraction = "decimales", ...limits }: Limits & { fraction?: string }) =>
  boundedNumber(limits)
    .int({
      error: ({ input }) =>
        `escríbelo sin ${fraction}, por ejemplo ${Number(input) <= limits.max ? Math.trunc(Number(input)) : (limits.example ?? limits.min ?? 1)}`,
    })
    .meta(createFieldMeta(title, limits.description));

/** A number with decimals, of which `pattern` allows some. */
export const decimal = (
  title: string,
  { pattern, message, ...limits }: Limits & { example: number; pattern: RegExp; message: string },
) =>
  boundedNumber(limits)
    .refine((value) => pattern.test(`${value}`), `${message}, por ejemplo ${limits.example}`)
    .meta(createFieldMeta(title, limits.description));

export const percent = (title: string) =>
  integer(title, { max: 100, description: "Solo el número, por ejemplo 20.", example: 20 }).meta({ unit: "percent" });

export const priceHint = "En pesos y sin centavos, por ejemplo 850.";

/** A price, which forms display as `$850`. `description` is omitted if the group of prices has one. */
export const priceField = (title: string, description?: string) =>
  integer(title, { max: 9_999, example: 850, fraction: "centavos", description }).meta({ unit: "pesos" });

export function registryNumber(title: string, description: string) {
  return z
    .number({
      error: ({ input }) => (input === undefined ? "falta el folio" : "escribe solo las 7 cifras, por ejemplo 1676755"),
    })
    .refine((folio) => /^\d{7}$/.test(`${folio}`), "un folio son 7 cifras, por ejemplo 1676755")
    .meta(createFieldMeta(title, description));
}
