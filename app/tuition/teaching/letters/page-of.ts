/** The page of the list in the address; the letter keeps it, since letters are read by pages. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1;
}
