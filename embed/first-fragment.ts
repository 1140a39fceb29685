/**
 * The first view the loader asked for while this code was on its way. A slow one is not waited for: the
 * widget then asks the API itself and shows its own loading, failed or offline state.
 */
import { type Fragment, loaderKey } from './loader-state.ts';

const PATIENCE_MS = 3000;

export async function firstFragment(element: HTMLElement): Promise<Fragment | undefined> {
  const near = await window[loaderKey]?.whenNear(element);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return near && Promise.race([near.fragment, late]);
}
