/** Text cut where the script changes: each part is drawn with the font that has its letters. */
export interface Run {
  script: 'bengali' | 'latin';
  text: string;
}

/** Letters, signs and digits of the script, and the danda. */
const BENGALI = /[\u0980-\u09ff\u0964\u0965]/;
/** Joiners belong to the letter before them: they shape conjuncts here, families of emoji there. */
const JOINED = /[ \u200c\u200d]/;

/** Spaces belong to the words before them, so that a copied line reads as it was typed. */
export function splitRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = BENGALI.test(character) ? 'bengali' : 'latin';
    if (last && (JOINED.test(character) || last.script === script)) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}
