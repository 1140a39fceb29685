/** The places in which an outbox keeps its items. */
import {
  readLocalDraft,
  watchLocalDraft,
  writeLocalDraft,
} from '#app/ground/preferences/local-drafts.ts';

export interface OutboxStorage<Item> {
  /** Returns the items on the device, whichever tab wrote them. */
  read(): readonly Item[];
  /** False if the browser has no room or forbids it. */
  write(items: readonly Item[]): boolean;
  /** Calls back when another tab has changed them; returns how to stop. */
  watch(onChange: () => void): () => void;
}

/** Keeps items for all tabs, also after the browser was closed. */
export const localStorageOf = <Item>(
  name: string,
  isItem: (value: unknown) => value is Item,
): OutboxStorage<Item> => ({
  read() {
    const saved = readLocalDraft(name);
    return Array.isArray(saved) ? saved.filter(isItem) : [];
  },
  write: (items) => writeLocalDraft(name, items),
  watch: (onChange) => watchLocalDraft(name, onChange),
});
