import { useEffect, useRef, useState } from 'react';
import { newKey } from '#core/ground/api/new-key.ts';
import { type HireAnswers, startAnswers } from '#core/market/hire/hire-answers.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import {
  draftNameOf,
  listOfDrafts,
  readDraft,
  type SavedDraft,
  saveNamed,
} from '../request/saved-draft.ts';

/** The answers and the request's key, saved until the request has arrived. */
export function useSavedDraft(draftName: string, prefill: HireAnswers) {
  const { drafts } = useEnvironment();
  const name = draftNameOf(draftName, prefill);
  const begin = (): SavedDraft => ({ answers: startAnswers(prefill), key: newKey() });
  const [saved] = useState(() => readDraft(drafts, name));
  const [draft, setDraft] = useState<SavedDraft>(() => saved ?? begin());
  const [hasDrafts] = useState(() => drafts.read(listOfDrafts(draftName)) !== null);
  // Two changes may come before the next drawing, and what is late must not bring old answers back.
  const latest = useRef(draft);
  const put = (next: SavedDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const merge = (changes: Partial<HireAnswers>) =>
    put({ ...latest.current, answers: { ...latest.current.answers, ...changes } });
  useFollowPrefill(prefill, merge);
  const save = () => saveNamed(drafts, draftName, name, latest.current);
  const forget = () => saveNamed(drafts, draftName, name);

  return {
    ...draft,
    name,
    /** The draft was there when the form appeared. */
    wasSaved: saved !== undefined,
    /** The form had drafts when it appeared, of this search or another. */
    hasDrafts,
    change(changes: Partial<HireAnswers>) {
      merge(changes);
      save();
    },
    /**
     * Saves the draft, even where nothing was changed: what waits to be sent is found again by its
     * key.
     */
    save,
    forget,
    /** Goes on with another draft under this name. */
    replace(next: SavedDraft) {
      put(next);
      save();
    },
    startAnew() {
      forget();
      put(begin());
    },
  };
}

/** A page that presets another value means that value; the rest of the answers stays. */
function useFollowPrefill(prefill: HireAnswers, apply: (changes: Partial<HireAnswers>) => void) {
  const last = useRef(prefill);
  const applyLatest = useLatestCallback(apply);
  const text = JSON.stringify(prefill);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the prefill
  useEffect(() => {
    const before = startAnswers(last.current);
    const now = startAnswers(prefill);
    last.current = prefill;
    const names = new Set([...Object.keys(before), ...Object.keys(now)]) as Set<keyof HireAnswers>;
    const changed = [...names].filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]),
    );
    if (changed.length > 0)
      applyLatest(Object.fromEntries(changed.map((field) => [field, now[field]])));
  }, [text]);
}
