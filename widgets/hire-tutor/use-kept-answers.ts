import { useEffect, useRef, useState } from 'react';
import { type HireAnswers, startAnswers } from '#core/hire/hire-answers.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { type Kept, keptName, readKept, writeKept } from '../job-parts/kept-answers.ts';
import { newKey } from '../job-parts/new-key.ts';

/** The answers and the request's key, kept over a reload until the request has arrived. */
export function useKeptAnswers(draftName: string, prefill: HireAnswers) {
  const { drafts } = useEnvironment();
  const name = keptName(draftName, prefill);
  const [kept, setKept] = useState<Kept>(
    () => readKept(drafts, name) ?? { answers: startAnswers(prefill), key: newKey() },
  );
  // Two changes may come before the next drawing, and what is late must not bring old answers back.
  const latest = useRef(kept);
  const put = (next: Kept) => {
    latest.current = next;
    setKept(next);
  };
  const merge = (changes: Partial<HireAnswers>) =>
    put({ ...latest.current, answers: { ...latest.current.answers, ...changes } });
  useFollowPrefill(prefill, merge);

  return {
    ...kept,
    change(changes: Partial<HireAnswers>) {
      merge(changes);
      writeKept(drafts, name, latest.current);
    },
    /** Also where nothing was changed: what waits to be sent is found again by its key. */
    save() {
      writeKept(drafts, name, latest.current);
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
