import type { ApiClient } from '#core/api/api-client.ts';
import { isApiError } from '#core/ground/api/api-error.ts';

/** Says whose session it is. */
export interface SignedIn {
  /** The id of who is signed in, as far as the browser knows. */
  userId(): number | undefined;
  /** Asks the server after a refusal. Throws an ApiError where no answer comes. */
  findUserId(): Promise<number | undefined>;
}

/**
 * Returns a client for a person who is signed in. If the session gets a new token while a call is on its
 * way, as it does with a new password, the server refuses the call before it does anything; the call is then
 * sent once more, if it is still the same person.
 */
export const withSession = (api: ApiClient, session: SignedIn): ApiClient => ({
  async call(name, options) {
    const userId = session.userId();
    try {
      return await api.call(name, options);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'not_signed_in') throw error;
      const found = await session.findUserId();
      if (found === undefined || found !== userId) throw error;
      return api.call(name, options);
    }
  },
});
