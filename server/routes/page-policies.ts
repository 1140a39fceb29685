/** What our HTML pages may load: their own built files and nothing else. */
const own = [
  "default-src 'none'",
  "script-src 'self'",
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

export const popupPagePolicy = policyFramedBy([]);

/** For a page with a script in itself: this text alone, by its hash. */
export const policyWithScript = (policy: string, source: string) =>
  policy.replace('script-src', `script-src ${source}`);

/** A tutor's intro video. */
const VIDEO = "frame-src https://www.youtube-nocookie.com; object-src 'none'";

/**
 * The app's own page also runs HarfBuzz, which shapes Bengali for its PDFs: WebAssembly, which opens
 * no way for script text. And it shows a tutor's intro video, once it is pressed, in a frame of one
 * host, which cannot reach the page (docs/decisions/0010-tutor-hub-on-pages.md).
 */
const appPagePolicy = popupPagePolicy
  .replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
  .replace("object-src 'none'", VIDEO);

/** With the forms of others that the operator allows. */
export const appPagePolicyWith = (forms: readonly { url: string }[]) => {
  const hosts = [...new Set(forms.map(({ url }) => new URL(url).origin))];
  return appPagePolicy.replace('frame-src', ['frame-src', ...hosts].join(' '));
};

/**
 * The iframe form of the widgets: any page may frame it. It holds no session, and asks for name and
 * phone in a window of its own.
 */
export const framePagePolicy = policyFramedBy(['*']).replace("object-src 'none'", VIDEO);
