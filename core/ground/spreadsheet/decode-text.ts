/**
 * The text of a file of another program, which seldom says how it is written: by its mark, else
 * UTF-16 where every other byte is empty, UTF-8 where it is valid, and else the one-byte letters of
 * Windows.
 */
const MARKS: [encoding: string, ...bytes: number[]][] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];
const SAMPLE = 2000;
/** Plain letters have an empty half in UTF-16; in no other encoding is any byte empty. */
const EMPTY_SHARE = 0.2;

function emptyShare(bytes: Uint8Array, odd: 0 | 1): number {
  const sample = bytes.subarray(0, SAMPLE);
  return sample.filter((byte, place) => byte === 0 && place % 2 === odd).length / sample.length;
}

function encodingOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (marked) return marked[0];
  if (emptyShare(bytes, 1) > EMPTY_SHARE) return 'utf-16le';
  if (emptyShare(bytes, 0) > EMPTY_SHARE) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes);
