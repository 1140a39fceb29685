/**
 * One spelling for names people type: Bengali or Latin, with any digits, dashes and invisible
 * joiners. NFD because য়, ড় and ঢ় exist both as one sign and as letter with dot.
 */
const BENGALI_ZERO = 0x09e6;

/** Short forms on signboards and in addresses, as whole words. */
const shortForms: Record<string, string> = {
  sec: 'sector',
  rd: 'road',
  blk: 'block',
  ra: 'residential area',
  সে: 'সেক্টর',
};

const toLatinDigit = (digit: string) => String(digit.charCodeAt(0) - BENGALI_ZERO);

export function normaliseName(text: string): string {
  return text
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[০-৯]/g, toLatinDigit)
    .replace(/\br\s*\/\s*a\b/g, 'ra')
    .replace(/(\p{L}\p{M}*)(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => shortForms[word] ?? word)
    .join(' ');
}
