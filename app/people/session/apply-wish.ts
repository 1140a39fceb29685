/**
 * The tuition somebody pressed Apply for before they could: it is shown until they have applied or let
 * it go. On this device; signing out forgets it.
 */
import {
  readLocalDraft,
  watchLocalDraft,
  writeLocalDraft,
} from '#app/ground/preferences/local-drafts.ts';
import { whenForgotten } from '#app/ground/preferences/session-store.ts';

const NAME = 'apply-wish';
/** 14 days, in milliseconds: after that it is more likely forgotten than wished. */
const LIFE_MS = 14 * 86_400_000;

interface Wish {
  jobId: number;
  /** Milliseconds. */
  at: number;
}

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  'jobId' in value &&
  Number.isInteger(value.jobId) &&
  'at' in value &&
  typeof value.at === 'number';

/** Returns the id of the job; null if there is none. */
export function readWish(): number | null {
  const stored = readLocalDraft(NAME);
  return isWish(stored) && Date.now() - stored.at < LIFE_MS ? stored.jobId : null;
}

const listeners = new Set<() => void>();

/** The mark keeps the room of the notice (wish.css) before it can be drawn. */
export function markWish() {
  const { dataset } = document.documentElement;
  if (readWish() === null) delete dataset['wish'];
  else dataset['wish'] = '';
}

function changed() {
  markWish();
  for (const listener of listeners) listener();
}

export function wishToApply(jobId: number) {
  writeLocalDraft(NAME, { jobId, at: Date.now() } satisfies Wish);
  changed();
}

export function endWish() {
  writeLocalDraft(NAME, null);
  changed();
}

export function watchWish(listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchLocalDraft(NAME, changed);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

whenForgotten(() => setTimeout(changed));
