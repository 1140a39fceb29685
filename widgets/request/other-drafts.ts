/**
 * The drafts of one form. Each search that leads to it has a draft of its own, so an earlier one is
 * still there when the reader comes by another way.
 */
import type { DraftStore } from '#ui/environment.tsx';
import {
  listOfDrafts,
  nameDrafts,
  namesOfDrafts,
  readDraft,
  type SavedDraft,
} from './saved-draft.ts';

export interface NamedDraft {
  name: string;
  draft: SavedDraft;
}

/** Returns the last draft of the form under another name. */
export function findOther(
  drafts: DraftStore,
  draftName: string,
  name: string,
): NamedDraft | undefined {
  for (const other of namesOfDrafts(drafts, draftName)) {
    const draft = other === name ? undefined : readDraft(drafts, other);
    if (draft) return { name: other, draft };
  }
  return undefined;
}

/** Gives all drafts of one form to another one, which has none of their names yet. */
export function moveDrafts(drafts: DraftStore, from: string, to: string) {
  const moved = namesOfDrafts(drafts, from).flatMap((name) => {
    const own = `${listOfDrafts(to)}${name.slice(listOfDrafts(from).length)}`;
    const text = drafts.read(name);
    if (text === null || drafts.read(own) !== null) return [];
    drafts.write(own, text);
    drafts.write(name, null);
    return [own];
  });
  nameDrafts(drafts, from, []);
  nameDrafts(drafts, to, [...moved, ...namesOfDrafts(drafts, to)]);
}
