import { useEffect } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import type { ReadAnswer } from '#ui/api/use-answer.ts';
import { readLocalDraft, writeLocalDraft } from '../preferences/local-drafts.ts';
import { useSession } from '../session/session-provider.tsx';

const ON_THE_WAY = ['offline', 'network', 'timeout'];

const isKept = (value: unknown): value is { at: number; data: unknown } =>
  typeof value === 'object' && value !== null && 'at' in value && 'data' in value;

/**
 * An own answer that a screen can do with as it was, where there is no connection: kept on this device
 * until its reader signs out, never in the cache of the worker. `since`: of a kept one, when it was read.
 */
export function useKeptAnswer<Data>(
  name: string,
  response: ReadAnswer<Data>,
  /** Without what need not lie on a device. */
  keep: (data: Data) => Data = (data) => data,
): ReadAnswer<Data> & { since: number | undefined } {
  const { user } = useSession();
  const key = `${name}:${user?.id ?? ''}`;
  const { data, error } = response;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is kept never changes
  useEffect(() => {
    if (data !== undefined) writeLocalDraft(key, { at: Date.now(), data: keep(data) });
  }, [key, data]);
  if (data !== undefined || !isApiError(error) || !ON_THE_WAY.includes(error.code))
    return { ...response, since: undefined };
  const kept = readLocalDraft(key);
  // Written above, by an earlier build at the most.
  return isKept(kept)
    ? { ...response, data: kept.data as Data, since: kept.at }
    : { ...response, since: undefined };
}
