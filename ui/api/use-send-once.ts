/**
 * Makes sure that what is sent with a key of its own happens once. The key stays until its answer
 * is known: what is sent after a lost answer, changed or not, carries it again, so that the server
 * either does it for the first time or says that what was sent before has arrived. In that case the
 * sender chooses, before anything is done twice (`ui/alert/sent-earlier.tsx`).
 */
import { useRef, useState } from 'react';
import { type ApiError, isApiError, isToBeSentAgain } from '#core/ground/api/api-error.ts';
import { newKey } from '#core/ground/api/new-key.ts';

/** A store in which the key outlives the screen; app/ground/form/draft.ts makes one. */
export interface KeyStore {
  read(): object | null;
  write(tried: object): void;
  forget(): void;
}

interface Tried {
  key: string;
  at: number;
  /** The contents that were sent with it and may have arrived. */
  sent: readonly string[];
}

/** `unanswered`: something may have arrived; `arrived`: it has, and what is written now is something else. */
export type SentState = 'known' | 'unanswered' | 'arrived';
/** `first`: what has arrived is what was meant; `also`: what is written now is meant as well. */
export type SentChoice = 'first' | 'also';

/** Later the same words are more likely meant as something new. */
const KEPT_MS = 3_600_000;

const restore = (store?: KeyStore): Tried | undefined => {
  const tried = store?.read() as Tried | null | undefined;
  const isOne = typeof tried?.key === 'string' && Array.isArray(tried.sent);
  return isOne && tried.at > Date.now() - KEPT_MS ? tried : undefined;
};

/** A retry is of no use, so it has been done or refused. */
const isAnswered = (error: ApiError) => !isToBeSentAgain(error);

interface SendOnceOptions {
  isAnswer?: ((error: ApiError) => boolean) | undefined;
  /** The key of a draft that has one of its own; the first submission carries it. */
  firstKey?: string;
}

export function useSendOnce(
  store?: KeyStore,
  { isAnswer = isAnswered, firstKey }: SendOnceOptions = {},
) {
  const [first] = useState(() => restore(store));
  const tried = useRef(first);
  const choice = useRef<SentChoice>(undefined);
  const usedKey = useRef<string>(undefined);
  const [state, setState] = useState<SentState>(first === undefined ? 'known' : 'unanswered');

  const keep = (next: Tried | undefined, becomes: SentState) => {
    tried.current = next;
    if (next === undefined) store?.forget();
    else store?.write(next);
    setState(next === undefined ? 'known' : becomes);
  };

  const nextKey = () => {
    usedKey.current = firstKey === usedKey.current ? newKey() : (firstKey ?? newKey());
    return usedKey.current;
  };

  async function attempt<Result>(written: string, call: (key: string) => Promise<Result>) {
    const { key, sent: before } = tried.current ?? { key: nextKey(), sent: [] };
    const others = before.filter((one) => one !== written);
    const now = { key, at: Date.now(), sent: [...others, written] };
    tried.current = now;
    store?.write(now);
    try {
      const result = await call(key);
      keep(undefined, 'known');
      return result;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const hasArrived = error.code === 'idempotency_key_reused';
      if (!isAnswer(error)) keep(now, 'unanswered');
      // What is refused was not done. What was sent before it may have been.
      else
        keep(
          others.length === 0 ? undefined : { ...now, sent: others },
          hasArrived ? 'arrived' : 'unanswered',
        );
      throw error;
    }
  }

  /** One of the earlier ones has arrived: its answer is that of the server to it. */
  async function sendFirst<Body, Result>(call: (body: Body, key: string) => Promise<Result>) {
    let last: unknown;
    for (const written of tried.current?.sent ?? []) {
      try {
        return await attempt(written, (key) => call(JSON.parse(written), key));
      } catch (error) {
        if (!isApiError(error) || error.code !== 'idempotency_key_reused') throw error;
        last = error;
      }
    }
    throw last;
  }

  return {
    state,
    /** Sets the choice before the next sending. */
    choose(next: SentChoice) {
      choice.current = next;
    },
    async send<Body extends object, Result>(
      body: Body,
      call: (body: Body, key: string) => Promise<Result>,
    ): Promise<Result> {
      const chosen = choice.current;
      choice.current = undefined;
      if (chosen === 'first' && tried.current !== undefined) return sendFirst(call);
      if (chosen === 'also') keep(undefined, 'known');
      return attempt(JSON.stringify(body), (key) => call(body, key));
    },
  };
}

export type SendOnce = ReturnType<typeof useSendOnce>;
