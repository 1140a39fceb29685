import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#core/api/api-client.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { useApi } from './use-api.ts';

/**
 * Reads like useApi, but never starts from what was read before: a form must not write back old
 * values.
 */
export function useFreshApi<Name extends EndpointName>(name: Name, options: CallOptions<Name>) {
  const { data, error, refresh, put } = useApi(name, options);
  const [isFresh, setFresh] = useState(data === undefined);
  const readAgain = useRef(refresh);
  readAgain.current = refresh;

  useEffect(() => {
    if (isFresh) return;
    let isGone = false;
    const show = () => {
      if (!isGone) setFresh(true);
    };
    // A failed read leaves its error in the answer, where the screen shows it.
    readAgain.current().then(show, show);
    return () => {
      isGone = true;
    };
  }, [isFresh]);

  return { data: isFresh ? data : undefined, error, refresh, put };
}
