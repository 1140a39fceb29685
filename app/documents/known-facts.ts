/** Names and values for a list of facts; what is not known is left out. */
export const knownFacts = (
  facts: readonly (readonly [name: string, value: string | number | null | undefined])[],
): { name: string; value: string }[] =>
  facts.flatMap(([name, value]) => (value ? [{ name, value: String(value) }] : []));
