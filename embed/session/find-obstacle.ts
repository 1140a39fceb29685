/** Pages on which connecting cannot work; there everything leads to our own site instead. */
export type Unavailable = 'sandboxed' | 'in-app' | 'insecure' | 'own-frame' | 'unknown-site';

/** Browsers inside other apps: they drop windows, or keep them apart from the page. */
const IN_APP = /FBAN|FBAV|Instagram|\bLine\/|; wv\)/;

export function findObstacle(productUrl: string): Unavailable | null {
  if (self.origin === 'null') return 'sandboxed';
  // Our own iframe form: the page around it is unknown, so there is nobody to connect to.
  if (location.origin === productUrl) return 'own-frame';
  if (IN_APP.test(navigator.userAgent)) return 'in-app';
  return isSecureContext && crypto.subtle ? null : 'insecure';
}
