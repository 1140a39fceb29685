import { useEffect, useRef, useState } from 'react';
import { type HireAnswers, startAnswers } from '#core/hire/hire-answers.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { type Kept, keptName, readKept, writeKept } from '../job-parts/kept-answers.ts';
import { newKey } from '../job-parts/new-key.ts';

/** The answers and the request's key, kept over a reload until the request has arrived. */
export function useKeptAnswers(draftName: string, prefill: HireAnswers) {
  const { drafts } = useEnvironment();
  const name = keptName(draftName, prefill);
  const [kept, setKept] = useState<Kept>(
    () => readKept(drafts, name) ?? { answers: startAnswers(prefill), key: newKey() },
  );
  useFollowPrefill(prefill, (changes) =>
    setKept(({ answers, key }) => ({ answers: { ...answers, ...changes }, key })),
  );

  return {
    ...kept,
    change(changes: Partial<HireAnswers>) {
      const answers = { ...kept.answers, ...changes };
      setKept({ ...kept, answers });
      writeKept(drafts, name, { answers, key: kept.key });
    },
    forget() {
      drafts.write(name, null);
    },
    startAnew() {
      drafts.write(name, null);
      setKept({ answers: startAnswers(prefill), key: newKey() });
    },
  };
}

/** A page that presets another value means that value; the rest of the answers stays. */
function useFollowPrefill(prefill: HireAnswers, apply: (changes: Partial<HireAnswers>) => void) {
  const last = useRef(prefill);
  const latest = useRef(apply);
  latest.current = apply;
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
      latest.current(Object.fromEntries(changed.map((field) => [field, now[field]])));
  }, [text]);
}
