import type { z } from 'zod';

const emptied = (value: unknown): unknown => {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  return typeof value === 'boolean' ? value : undefined;
};

/** Fields the schema refuses while nothing is in them; none before the schema is there. */
export function requiredFields(
  schema: z.ZodType | undefined,
  defaults: object,
): ReadonlySet<string> {
  const nothing = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, emptied(value)]),
  );
  const issues = schema?.safeParse(nothing).error?.issues ?? [];
  return new Set(issues.map(({ path: [field] }) => String(field)));
}
