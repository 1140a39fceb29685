/**
 * PKCE: the page that asked can prove it when the code comes back.
 * Source: docs/requirements/site/partner-pages.md, "Connecting".
 */
export interface Secrets {
  state: string;
  verifier: string;
  challenge: string;
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const randomText = () => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

export async function makeSecrets(): Promise<Secrets> {
  const verifier = randomText();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { state: randomText(), verifier, challenge: toBase64Url(new Uint8Array(digest)) };
}
