/**
 * The name that a word may have been meant as, where it is too far from all of them to be read as one:
 * it is offered, never taken.
 */
import type { Thing } from './gazetteer/phrase-index.ts';
import type { Gazetteer } from './gazetteer/prepare-gazetteer.ts';
import { editDistance } from './names/edit-distance.ts';
import { foldKey } from './normalise/fold-key.ts';
import { toWords } from './normalise/to-words.ts';

/** Shorter words come near to too many names. */
const SHORTEST = 5;
/** Up to this length one letter may be wrong, above it two. */
const SHORT = 7;

export function suggestName(word: string, { phrases }: Gazetteer): Thing | undefined {
  const [plain = '', ...more] = toWords(word);
  const key = foldKey(plain);
  if (more.length > 0 || key.length < SHORTEST || /\d/.test(key)) return undefined;
  const limit = key.length <= SHORT ? 1 : 2;
  let best: { name: string; errors: number } | undefined;
  for (let length = key.length - limit; length <= key.length + limit; length += 1)
    for (const name of phrases.byLength.get(length) ?? []) {
      // The first letter is the one people get right.
      if (name[0] !== key[0]) continue;
      const errors = editDistance(key, name, limit);
      if (errors <= limit && errors < (best?.errors ?? limit + 1)) best = { name, errors };
    }
  return best && phrases.bySound.get(best.name)?.[0];
}
