/**
 * The answer the loader asked for while this code was on its way. A slow one is not waited for: the
 * widget then asks itself and shows its own loading, failed or offline state.
 */
import { loaderKey } from './loader-state.ts';

export interface SettledFirstAnswer {
  url: string;
  data: unknown;
}

const PATIENCE_MS = 3000;

export async function firstAnswer(element: Element): Promise<SettledFirstAnswer | undefined> {
  const first = await window[loaderKey]?.whenNear(element);
  if (!first) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const data = await Promise.race([first.answer.catch(() => undefined), late]);
  return data === undefined ? undefined : { url: first.url, data };
}
