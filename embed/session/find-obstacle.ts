import { isInAppBrowser } from '#ui/files/in-app-browser.ts';

/** Pages on which connecting cannot work; there everything leads to our own site instead. */
export type Unavailable = 'sandboxed' | 'in-app' | 'insecure' | 'own-frame' | 'unknown-site';

export function findObstacle(productUrl: string): Unavailable | null {
  if (self.origin === 'null') return 'sandboxed';
  // Our own iframe form: the page around it is unknown, so there is nobody to connect to.
  if (location.origin === productUrl) return 'own-frame';
  // They drop windows, or keep them apart from the page.
  if (isInAppBrowser(navigator.userAgent)) return 'in-app';
  return isSecureContext && crypto.subtle ? null : 'insecure';
}
