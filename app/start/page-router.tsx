import { type ReactNode, use } from 'react';
import { BrowserRouter } from 'react-router';
import { LEAVING } from '#app/ground/page/alive.ts';

const never = new Promise<never>(() => {});

/**
 * Reads the address of the browser. On a page that is being replaced that is already the next one's: what
 * the server has drawn then stays as it is until the next page comes.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  if (LEAVING in document.documentElement.dataset) use(never);
  return <BrowserRouter>{children}</BrowserRouter>;
}
