/** Fetched only where a model is set up, and only when a sentence was not understood. */
import type { ApiClient } from '#core/api/api-client.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { type Reading, resolveReading } from '#core/site/assistant/model/resolve-reading.ts';
import type { Prepared } from './use-assistant-lookups.ts';

/** Undefined when nobody knows better than the engine. `message`: without phones and e-mails. */
export async function askModel(
  api: ApiClient,
  message: string,
  lang: Lang,
  { engine, areas }: Prepared,
): Promise<Reading | undefined> {
  try {
    const reading = await api.call('readByModel', { body: { message, lang } });
    const { area = '', city = '' } = reading.slots;
    await areas.fetch({ starts: engine.startsIn(`${area} ${city}`, areas.lookups()) });
    return resolveReading(reading, areas.lookups());
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}
