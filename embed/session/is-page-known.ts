import { createApiClient } from '#core/api/api-client.ts';
import { connectEndpoints } from '#core/api/connect-endpoints.ts';
import { isApiError } from '#core/ground/api/api-error.ts';

/**
 * Tells whether we know this page; if not, our window would only say so. When in doubt it says yes,
 * so that the window says so.
 */
export async function isPageKnown(baseUrl: string, site: string): Promise<boolean> {
  const api = createApiClient({
    endpoints: connectEndpoints,
    baseUrl,
    lang: 'en',
    credentials: 'omit',
  });
  try {
    const { origins } = await api.call('getEmbedSite', { params: { site } });
    return origins.includes(location.origin);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status !== 404;
  }
}
