import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#core/ground/api/api-error.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

const COUNT = 12;

/** Choices that need no server; the last one is taken. */
export function useSampleOptions() {
  const { t } = useTranslation('kit');
  const format = useFormat();
  return Array.from({ length: COUNT }, (_, index) => {
    const n = format.number(index + 1);
    const isTaken = index + 1 === COUNT;
    return { id: index + 1, text: t(isTaken ? 'taken' : 'option', { n }), isTaken };
  });
}

/** An answer that failed, and is there when it is asked for again. */
export function useFailedOnce<Data>(data: Data, error = new ApiError('server_error', '')) {
  const [isThere, setThere] = useState(false);
  return {
    data: isThere ? data : undefined,
    error: isThere ? undefined : error,
    refresh: async () => setThere(true),
  };
}
