/**
 * A rough key for how a romanised Bengali name sounds, so that uttora finds Uttara and jigatola
 * finds Zigatola: there is no one way to write Bengali in Latin letters.
 */
const folds: [RegExp, string][] = [
  [/chh/g, 'ch'],
  [/[sz]h/g, 's'],
  [/ph/g, 'f'],
  [/([bdgkt])h/g, '$1'],
  [/[zj]/g, 'j'],
  [/[vw]/g, 'b'],
  [/ck|q/g, 'k'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/[eo]/g, 'a'],
  [/([a-z])\1+/g, '$1'],
];

export function toSoundKey(normalisedName: string): string {
  return folds.reduce((key, [from, to]) => key.replace(from, to), normalisedName);
}
