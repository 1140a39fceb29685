/** `English Medium` as it stands in an address: `english-medium`. */
export const toSlug = (englishName: string): string =>
  englishName
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
