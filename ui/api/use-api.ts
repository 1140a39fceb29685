import type { SWRConfiguration } from 'swr';
import type { Answer, CallOptions } from '#core/api/api-client.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { useEnvironment } from '../environment.tsx';
import { useAnswer } from './use-answer.ts';
import { useFirstAnswer } from './use-first-answer.ts';

interface ReadSettings<Name extends EndpointName>
  extends Pick<
    SWRConfiguration<Answer<Name>>,
    'onSuccess' | 'refreshInterval' | 'revalidateOnFocus'
  > {
  /** The answer known already, from the server's first view. */
  first?: Answer<Name> | undefined;
  /** Show the answer to the question before until this one's is there. */
  keepsLast?: boolean;
}

/** Reads an endpoint through the shared answers; `null` options wait. */
export function useApi<Name extends EndpointName>(
  name: Name,
  options: CallOptions<Name> | null,
  { first, ...settings }: ReadSettings<Name> = {},
) {
  const { api, lang, productUrl } = useEnvironment();
  const found = useFirstAnswer(name, options);
  return useAnswer<Answer<Name>>(
    options && [name, productUrl, lang, options],
    () => api.call(name, options ?? {}),
    { ...settings, known: first === undefined ? found : { value: first } },
  );
}
