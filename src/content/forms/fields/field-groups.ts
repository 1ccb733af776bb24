/** Fields that contain others: sections, variants of which one is chosen, and lists. */
import { z } from "zod";
import type { FormSchema } from "#content/forms/check/path-label.ts";

export const createFieldMeta = (title: string, description?: string) => ({
  title,
  ...(description && { description }),
});

/** A group of fields under a title. */
export const section = <Shape extends z.core.$ZodShape>(
  title: string,
  shape: Shape,
  meta: Omit<FormSchema, "title"> = {},
) => z.strictObject(shape).meta({ title, ...meta });

/** One of the variants of a field, chosen by the value of `kind`. */
export const variant = <const Kind extends string, Shape extends z.core.$ZodShape>(
  kind: Kind,
  title: string,
  shape: Shape,
  meta: Omit<FormSchema, "title"> = {},
) => section(title, { kind: z.literal(kind), ...shape }, meta);

/** A list of texts, choices or links. */
export const listField = <Item extends z.ZodType>(
  title: string,
  item: Item,
  { missingMessage = "falta la lista", ...meta }: { missingMessage?: string; description?: string } = {},
) => z.array(item, { error: missingMessage }).meta({ title, ...meta });

export const hasNoRepeats = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
