/** The language a cached page is in, by its HTML. */
const LANG = /<html\b[^>]*\slang="([^"]*)"/;

export const langOf = (html: string): string | undefined => LANG.exec(html)?.[1];
