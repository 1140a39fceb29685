/** The saved draft of a request: its answers, still there after a reload. */
import { type HireAnswers, restoreAnswers } from '#core/market/hire/hire-answers.ts';
import type { DraftStore } from '#ui/environment.tsx';

/** Drafts of another shape are left alone. */
const VERSION = 1;
const KEY = /^[\da-f-]{36}$/;

export interface SavedDraft {
  answers: HireAnswers;
  /** Numbers the request: however often it is sent, it arrives once. */
  key: string;
}

export function readDraft(drafts: DraftStore, name: string): SavedDraft | undefined {
  try {
    const saved: unknown = JSON.parse(drafts.read(name) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return undefined;
    if (!('v' in saved) || saved.v !== VERSION || !('answers' in saved) || !('key' in saved))
      return undefined;
    if (typeof saved.key !== 'string' || !KEY.test(saved.key)) return undefined;
    return { answers: restoreAnswers(Object(saved.answers)), key: saved.key };
  } catch {
    return undefined;
  }
}

/** Drafts of one name and one prefill are one draft. */
export const draftNameOf = (draftName: string, prefill: HireAnswers) =>
  `hire:${draftName}:${JSON.stringify(prefill)}`;

export const writeDraft = (drafts: DraftStore, name: string, { answers, key }: SavedDraft) =>
  drafts.write(name, JSON.stringify({ v: VERSION, answers, key }));
