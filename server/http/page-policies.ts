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

export const appPagePolicy = [...own, "frame-ancestors 'none'"].join('; ');

/** The iframe form of the widgets: any page may frame it; it holds no session and no form. */
export const framePagePolicy = [...own, 'frame-ancestors *'].join('; ');
