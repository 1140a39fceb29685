import { useEffect } from 'react';
import { readLocalDraft, writeLocalDraft } from '#app/ground/preferences/local-drafts.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isApiError, isUnanswered } from '#core/ground/api/api-error.ts';
import type { ReadAnswer } from '#ui/api/use-answer.ts';

const isKept = (value: unknown): value is { at: number; data: unknown } =>
  typeof value === 'object' && value !== null && 'at' in value && 'data' in value;

export interface SavedAnswer<Data> extends ReadAnswer<Data> {
  /**
   * The time at which what is shown was read, in milliseconds since 1970, if there is no
   * connection.
   */
  since: number | undefined;
  /** It was not read on this page, but before it was opened. */
  isOfBefore: boolean;
}

/**
 * An own answer that a screen can do with as it was, where there is no connection: kept on this device
 * until its reader signs out, never in the cache of the worker.
 */
export function useSavedAnswer<Data>(
  name: string,
  response: ReadAnswer<Data>,
  /** Takes out what need not lie on a device. */
  keep: (data: Data) => Data = (data) => data,
): SavedAnswer<Data> {
  const { user } = useSession();
  const key = `${name}:${user?.id ?? ''}`;
  const { data, error, isReading } = response;
  const at = response.readAt();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is kept never changes
  useEffect(() => {
    if (data !== undefined && at !== undefined) writeLocalDraft(key, { at, data: keep(data) });
  }, [key, data, at, isReading]);
  const isAway = isApiError(error) && isUnanswered(error);
  if (data !== undefined || !isAway)
    return { ...response, since: isAway ? at : undefined, isOfBefore: false };
  const kept = readLocalDraft(key);
  // Written above, by an earlier build at the most.
  return isKept(kept)
    ? { ...response, data: kept.data as Data, since: kept.at, isOfBefore: true }
    : { ...response, since: undefined, isOfBefore: false };
}
