import { useEffect, useRef, useState } from 'react';
import { newKey } from '#core/ground/api/new-key.ts';
import { type HireAnswers, startAnswers } from '#core/market/hire/hire-answers.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { draftNameOf, readDraft, type SavedDraft, writeDraft } from '../request/saved-draft.ts';

/** The answers and the request's key, saved until the request has arrived. */
export function useSavedDraft(draftName: string, prefill: HireAnswers) {
  const { drafts } = useEnvironment();
  const name = draftNameOf(draftName, prefill);
  const [draft, setDraft] = useState<SavedDraft>(
    () => readDraft(drafts, name) ?? { answers: startAnswers(prefill), key: newKey() },
  );
  // Two changes may come before the next drawing, and what is late must not bring old answers back.
  const latest = useRef(draft);
  const put = (next: SavedDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const merge = (changes: Partial<HireAnswers>) =>
    put({ ...latest.current, answers: { ...latest.current.answers, ...changes } });
  useFollowPrefill(prefill, merge);

  return {
    ...draft,
    change(changes: Partial<HireAnswers>) {
      merge(changes);
      writeDraft(drafts, name, latest.current);
    },
    /**
     * Saves the draft, even where nothing was changed: what waits to be sent is found again by its
     * key.
     */
    save() {
      writeDraft(drafts, name, latest.current);
    },
    forget() {
      drafts.write(name, null);
    },
    startAnew() {
      drafts.write(name, null);
      put({ answers: startAnswers(prefill), key: newKey() });
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
