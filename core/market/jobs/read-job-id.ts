/** A job's id as an address names it; undefined where it is none. */
export const readJobId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
