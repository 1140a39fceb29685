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
  /** The time it was saved at, in milliseconds since 1970. */
  at?: number | undefined;
}

export function readDraft(drafts: DraftStore, name: string): SavedDraft | undefined {
  try {
    const saved: unknown = JSON.parse(drafts.read(name) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return undefined;
    if (!('v' in saved) || saved.v !== VERSION || !('answers' in saved) || !('key' in saved))
      return undefined;
    if (typeof saved.key !== 'string' || !KEY.test(saved.key)) return undefined;
    const at = 'at' in saved && typeof saved.at === 'number' ? saved.at : undefined;
    return { answers: restoreAnswers(Object(saved.answers)), key: saved.key, at };
  } catch {
    return undefined;
  }
}

/** Drafts of one name and one prefill are one draft. */
export const draftNameOf = (draftName: string, prefill: HireAnswers) =>
  `hire:${draftName}:${JSON.stringify(prefill)}`;

export const writeDraft = (drafts: DraftStore, name: string, { answers, key }: SavedDraft) =>
  drafts.write(name, JSON.stringify({ v: VERSION, answers, key, at: Date.now() }));

/** Earlier ones are found again only where their search leads to them. */
const MOST = 5;

/** The name under which the names of a form's drafts are saved. */
export const listOfDrafts = (draftName: string) => `hire:${draftName}`;

/** Returns the names of a form's drafts, the last one first. */
export const namesOfDrafts = (drafts: DraftStore, draftName: string): string[] =>
  drafts.read(listOfDrafts(draftName))?.split('\n') ?? [];

export const nameDrafts = (drafts: DraftStore, draftName: string, names: readonly string[]) =>
  drafts.write(listOfDrafts(draftName), names.slice(0, MOST).join('\n') || null);

/** Saves one of a form's drafts as the last one, or removes it. */
export function saveNamed(drafts: DraftStore, draftName: string, name: string, draft?: SavedDraft) {
  if (draft) writeDraft(drafts, name, draft);
  else drafts.write(name, null);
  const others = namesOfDrafts(drafts, draftName).filter((other) => other !== name);
  nameDrafts(drafts, draftName, draft ? [name, ...others] : others);
}
