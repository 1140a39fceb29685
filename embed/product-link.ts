/** A page of our own site, naming the partner it was reached from. */
export function productLink(productUrl: string, path: string, site: string | undefined): string {
  const url = new URL(path, productUrl);
  if (site) url.searchParams.set('from', site);
  return url.href;
}
