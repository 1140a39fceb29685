/** Ranked search over things with several names: how well a text matches, best first. */
import { editDistance } from './edit-distance.ts';
import { normaliseName } from './normalise-name.ts';
import { toSoundKey } from './to-sound-key.ts';

interface Entry<T> {
  item: T;
  names: { text: string; sound: string }[];
}

export type NameIndex<T> = readonly Entry<T>[];

/** Normalising is most of the work, so it is done once for many searches. */
export function createNameIndex<T>(
  items: Iterable<T>,
  namesOf: (item: T) => string[],
): NameIndex<T> {
  return Array.from(items, (item) => {
    const texts = new Set(namesOf(item).map(normaliseName));
    texts.delete('');
    return { item, names: Array.from(texts, (text) => ({ text, sound: toSoundKey(text) })) };
  });
}

const NO_MATCH = 9;

/** Short words have too many neighbours for a typing error to mean anything. */
function typingErrors(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function rankName(name: string, sound: string, wanted: string, wantedSound: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  if (name.includes(wanted)) return 3;
  if (wantedSound.length < 3) return NO_MATCH;
  if (sound === wantedSound) return 4;
  if (sound.startsWith(wantedSound)) return 5;
  // Digits carry the meaning in Sector 7 and Mirpur 10: one digit off is another place.
  if (name.replace(/\D/g, '') !== wanted.replace(/\D/g, '')) return NO_MATCH;
  const limit = typingErrors(wantedSound.length);
  const distance = limit === 0 ? 1 : editDistance(wantedSound, sound, limit);
  return distance <= limit ? 5 + distance : NO_MATCH;
}

/** Equal matches stay in the order of the index. */
export function searchNames<T>(index: NameIndex<T>, text: string, limit: number): T[] {
  const wanted = normaliseName(text);
  if (wanted === '') return [];
  const wantedSound = toSoundKey(wanted);
  const ranked: { item: T; rank: number }[] = [];
  for (const { item, names } of index) {
    let rank = NO_MATCH;
    for (const name of names)
      rank = Math.min(rank, rankName(name.text, name.sound, wanted, wantedSound));
    if (rank < NO_MATCH) ranked.push({ item, rank });
  }
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}
