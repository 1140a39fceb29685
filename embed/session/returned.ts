/**
 * Our window, come back to the partner's page with the answer behind the #. It leaves the address
 * as soon as this code runs; on the server there is none. The mark is that of core/people/session/return-fragment.ts.
 */
let hash = globalThis.location?.hash.includes('porua_state=') ? location.hash : '';
if (hash) history.replaceState(history.state, '', location.pathname + location.search);

export const hasReturned = () => hash !== '';

export function takeReturned(): string {
  const returned = hash;
  hash = '';
  return returned;
}
