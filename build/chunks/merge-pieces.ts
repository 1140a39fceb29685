/**
 * Puts pieces together into files: each time the two that save most as one, until no two save
 * anything.
 */
import type { Part } from './find-parts.ts';
import type { Piece } from './find-pieces.ts';
import { type Download, type Price, savingOf } from './saving-of.ts';

interface SharedFile extends Download {
  place: number;
  pieces: Piece[];
  imports: Set<SharedFile>;
  brings: Set<SharedFile>;
  isFixed: boolean;
  /** The savings of making it one with each file after it. */
  savings: Map<SharedFile, number>;
}

/** Returns the pieces of each file but of those that are the file of a part. */
export function mergePieces(
  pieces: readonly Piece[],
  priceOf: (part: Part) => Price,
): (readonly Piece[])[] {
  const parts = new Set(pieces.flatMap(({ fetchedBy }) => [...fetchedBy]));
  const prices = new Map([...parts].map((part) => [part, priceOf(part)]));
  const files = toFiles(pieces);
  const compare = (one: SharedFile, other: SharedFile) => {
    if (one === other || one.isFixed || other.isFixed) return;
    const [first, second] = one.place < other.place ? [one, other] : [other, one];
    const saving = savingOf(first, second, prices);
    if (saving > 0) first.savings.set(second, saving);
    else first.savings.delete(second);
  };
  for (const one of files)
    for (const other of files) if (one.place < other.place) compare(one, other);
  for (let best = findBest(files); best; best = findBest(files)) {
    const [one, other, saving] = best;
    // What they bring along may have grown in the meantime.
    if (savingOf(one, other, prices) < saving) compare(one, other);
    else
      for (const changed of merge(one, other, files))
        for (const file of files) compare(changed, file);
  }
  return [...files].flatMap((file) => (file.isFixed ? [] : [file.pieces]));
}

function toFiles(pieces: readonly Piece[]): Set<SharedFile> {
  const fileOf = new Map(
    pieces.map((piece, place): [Piece, SharedFile] => [
      piece,
      {
        place,
        pieces: [piece],
        size: piece.size,
        fetchedBy: new Set(piece.fetchedBy),
        foundBy: new Set(piece.foundBy),
        imports: new Set(),
        brings: new Set(),
        isFixed: piece.isFixed,
        savings: new Map(),
      },
    ]),
  );
  for (const [piece, { imports }] of fileOf)
    for (const imported of piece.imports) {
      const file = fileOf.get(imported);
      if (file) imports.add(file);
    }
  const files = new Set(fileOf.values());
  findBrought(files);
  return files;
}

function findBrought(files: Iterable<SharedFile>): void {
  for (const file of files) {
    file.brings = new Set(file.imports);
    for (const brought of file.brings) addAll(file.brings, brought.imports);
  }
}

function findBest(files: Iterable<SharedFile>): [SharedFile, SharedFile, number] | undefined {
  let best: [SharedFile, SharedFile, number] | undefined;
  for (const file of files)
    for (const [other, saving] of file.savings)
      if (saving > (best?.[2] ?? 0)) best = [file, other, saving];
  return best;
}

/** Makes one file of two; returns all that some part fetches now and did not before. */
function merge(one: SharedFile, other: SharedFile, files: Set<SharedFile>): SharedFile[] {
  files.delete(other);
  one.pieces.push(...other.pieces);
  one.size += other.size;
  addAll(one.foundBy, other.foundBy);
  addAll(one.fetchedBy, other.fetchedBy);
  for (const part of one.foundBy) one.fetchedBy.delete(part);
  addAll(one.imports, other.imports);
  for (const file of files) {
    file.savings.delete(other);
    if (file.imports.delete(other)) file.imports.add(one);
  }
  one.imports.delete(one);
  findBrought(files);
  return [one, ...[...one.brings].filter((brought) => comeAlong(one, brought))];
}

/** Lets a file come to all who fetch another; says whether somebody did not have it. */
function comeAlong(file: SharedFile, brought: SharedFile): boolean {
  const before = brought.fetchedBy.size;
  for (const part of file.fetchedBy) if (!brought.foundBy.has(part)) brought.fetchedBy.add(part);
  return brought.fetchedBy.size > before;
}

function addAll<Item>(set: Set<Item>, items: Iterable<Item>): void {
  for (const item of items) set.add(item);
}
