/** What our HTML pages may load: their own built files and nothing else. */
const own = [
  "default-src 'none'",
  // HarfBuzz, which shapes Bengali for the PDFs, is WebAssembly; it opens no way for script text.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
];

/** For a page that these origins may frame; without any, nobody may. */
export const policyFramedBy = (origins: readonly string[]) =>
  [...own, `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`].join('; ');

export const appPagePolicy = policyFramedBy([]);

/** The iframe form of the widgets: any page may frame it; it holds no session and no form. */
export const framePagePolicy = policyFramedBy(['*']);
