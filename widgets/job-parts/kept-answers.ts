/** A request on its way of being filled in, as it is kept over a reload. */
import { type HireAnswers, restoreAnswers } from '#core/hire/hire-answers.ts';
import type { DraftStore } from '#ui/environment.tsx';

/** Drafts of another shape are left alone. */
const VERSION = 1;
const KEY = /^[\da-f-]{36}$/;

export interface Kept {
  answers: HireAnswers;
  /** Numbers the request: however often it is sent, it arrives once. */
  key: string;
}

export function readKept(drafts: DraftStore, name: string): Kept | undefined {
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

/** Drafts of one name and one prefill are one draft. */
export const keptName = (draftName: string, prefill: HireAnswers) =>
  `hire:${draftName}:${JSON.stringify(prefill)}`;

export const writeKept = (drafts: DraftStore, name: string, { answers, key }: Kept) =>
  drafts.write(name, JSON.stringify({ v: VERSION, answers, key }));
