import { toNetworkError } from './network-error.ts';

/**
 * Returns code that is imported late. Without a connection it does not come: for the caller that is the
 * same as no answer, so it throws an ApiError `offline` or `network`.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw toNetworkError(cause);
  }
}
