/** Texts of the demo data that agree with whom they are about. */

/** The facts that have to be true for a text: patterns by the name of the fact. */
export type Needs = Readonly<Record<string, string>>;
export type Facts = Readonly<Record<string, string>>;

export const fitting = <Text extends { needs?: Needs | undefined }>(
  texts: readonly Text[],
  facts: Facts,
): Text[] =>
  texts.filter(({ needs = {} }) =>
    Object.entries(needs).every(([fact, pattern]) => new RegExp(pattern).test(facts[fact] ?? '')),
  );
