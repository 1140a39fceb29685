import { useMemo } from 'react';
import type { Answer, CallOptions } from '#core/api/api-client.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { useEnvironment } from '../environment.tsx';
import type { KnownAnswer } from '../first-view.ts';

/** The answer that came with the page, for as long as this very question is asked. */
export function useFirstAnswer<Name extends EndpointName>(
  name: Name,
  options: CallOptions<Name> | null,
): KnownAnswer<Answer<Name>> | undefined {
  const { firstView, lang } = useEnvironment();
  const question = options && JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal options are written alike
  return useMemo(
    () => (options ? firstView?.read(lang, name, options) : undefined),
    [firstView, lang, name, question],
  );
}
