import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { type ApiError, isApiError } from '#core/api/api-error.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Somebody else was faster: what this screen shows is no longer so. */
export const isConflict = (error: ApiError) =>
  error.code === 'changed_meanwhile' || error.code === 'version_conflict';

/** Everything staff screens read of each other's work. */
const isStaffAnswer = (key: unknown) =>
  Array.isArray(key) && /Staff|Pipeline|Person|People|Audit|Partner|Names/.test(String(key[2]));

/** Runs an act of staff once at a time; keeps what went wrong; reads everything anew after it. */
export function useAct() {
  const common = useTexts('common');
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  const run = async <Result>(act: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true);
    setError(undefined);
    try {
      const result = await act();
      await mutate(isStaffAnswer);
      return result;
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      if (isConflict(problem)) await mutate(isStaffAnswer);
      setError(problem);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return {
    run,
    isBusy,
    error,
    message: error && (error.status ? error.message : common('noInternet')),
    fieldError: (field: string) => error?.fields[field]?.[0],
    clear: () => setError(undefined),
  };
}
