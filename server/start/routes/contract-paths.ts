/** Finds the methods the contract has for a path: for 405 answers and for CORS. */
import { contract, type Endpoint } from '#core/api/contract.ts';

interface Known {
  pattern: RegExp;
  endpoint: Endpoint;
}

const known: Known[] = Object.values<Endpoint>(contract).map((endpoint) => ({
  pattern: new RegExp(`^${endpoint.path.replace(/:[^/]+/g, '[^/]+')}$`),
  endpoint,
}));

export const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

export function endpointsAt(url: string): Endpoint[] {
  const path = pathOf(url);
  return known.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint);
}

export function methodsAt(url: string): string[] {
  const methods: string[] = endpointsAt(url).map((endpoint) => endpoint.method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/**
 * Returns the methods other people's pages may use: an address can have private methods beside
 * public ones.
 */
export function publicMethodsAt(url: string): string[] {
  const open = endpointsAt(url).filter(({ access }) => access === 'public');
  const methods: string[] = open.map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/**
 * Returns the methods for the header Allow: every address of the contract can also be asked what it
 * allows.
 */
export const allowedAt = (url: string) => [...methodsAt(url), 'OPTIONS'];
