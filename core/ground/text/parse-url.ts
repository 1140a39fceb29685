/** Undefined for what is no address. `URL.parse` and `URL.canParse` are younger than our browsers. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
