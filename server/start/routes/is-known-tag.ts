const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');

/** Weak comparison with a list of tags or `*`, as If-None-Match asks for (RFC 9110, 13.1.2). */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const known = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return known.some((other) => withoutWeakness(other) === withoutWeakness(tag));
}
