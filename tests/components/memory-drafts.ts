import type { DraftStore } from '#ui/environment.tsx';

/** Saved drafts that outlive a component, as those of a tab outlive a reload. */
export function memoryDrafts(): DraftStore {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write(name, text) {
      if (text === null) texts.delete(name);
      else texts.set(name, text);
    },
  };
}
