import { useEffect, useRef, useState } from 'react';
import { type HireAnswers, restoreAnswers, startAnswers } from '#core/hire/hire-answers.ts';
import { type DraftStore, useEnvironment } from '#ui/environment.tsx';
import { newKey } from './new-key.ts';

/** Drafts of another shape are left alone. */
const VERSION = 1;
const KEY = /^[\da-f-]{36}$/;

interface Kept {
  answers: HireAnswers;
  /** Numbers the request: however often it is sent, it arrives once. */
  key: string;
}

function read(drafts: DraftStore, name: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(drafts.read(name) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    if (!('v' in kept) || kept.v !== VERSION || !('answers' in kept) || !('key' in kept))
      return undefined;
    if (typeof kept.key !== 'string' || !KEY.test(kept.key)) return undefined;
    return { answers: restoreAnswers(Object(kept.answers)), key: kept.key };
  } catch {
    return undefined;
  }
}

/** The answers and the request's key, kept over a reload until the request has arrived. */
export function useKeptAnswers(draftName: string, prefill: HireAnswers) {
  const { drafts } = useEnvironment();
  const name = `hire:${draftName}:${JSON.stringify(prefill)}`;
  const [kept, setKept] = useState<Kept>(
    () => read(drafts, name) ?? { answers: startAnswers(prefill), key: newKey() },
  );
  useFollowPrefill(prefill, (changes) =>
    setKept(({ answers, key }) => ({ answers: { ...answers, ...changes }, key })),
  );

  return {
    ...kept,
    change(changes: Partial<HireAnswers>) {
      const answers = { ...kept.answers, ...changes };
      setKept({ ...kept, answers });
      drafts.write(name, JSON.stringify({ v: VERSION, answers, key: kept.key }));
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
