import type { Config } from '#server/ground/config/config.ts';
import type { InlineSources } from '#server/site/pages/page-assets.ts';

/** The sources our HTML pages may load from: their own built files and nothing else. */
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

/** Returns the policy of a page that these origins may frame; without any, nobody may. */
export const policyFramedBy = (origins: readonly string[]) =>
  [...own, `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`].join('; ');

export const popupPagePolicy = policyFramedBy([]);

/**
 * Returns the policy of a page with a script and styles in itself: these texts alone, by their
 * hashes.
 */
export const policyWithInline = (policy: string, { script, style }: InlineSources) =>
  policy.replace('script-src', `script-src ${script}`).replace('style-src', `style-src ${style}`);

/** A tutor's intro video. */
const VIDEO = "frame-src https://www.youtube-nocookie.com; object-src 'none'";

/**
 * The app's own page also runs HarfBuzz, which shapes Bengali for its PDFs: WebAssembly, which opens
 * no way for script text. And it shows a tutor's intro video, once it is pressed, in a frame of one
 * host, which cannot reach the page (docs/decisions/0010-tutor-hub-on-pages.md). Of our own pages
 * only the preview of an element lets itself be framed (server/site/embed-preview/).
 */
const appPagePolicy = popupPagePolicy
  .replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
  .replace("object-src 'none'", VIDEO)
  .replace('frame-src', "frame-src 'self'");

/** Returns the policy with the forms and the map of others that the operator allows. */
export const appPagePolicyWith = ({ outsideForms, map }: Pick<Config, 'outsideForms' | 'map'>) => {
  const forms = [...new Set(outsideForms.map(({ url }) => new URL(url).origin))];
  const tiles = map?.origins ?? [];
  return appPagePolicy
    .replace('frame-src', ['frame-src', ...forms].join(' '))
    .replace("connect-src 'self'", ["connect-src 'self'", ...tiles].join(' '))
    .replace(
      "img-src 'self' data:",
      [`img-src 'self' data:`, ...(map ? ['blob:'] : []), ...tiles].join(' '),
    );
};

/**
 * The iframe form of the widgets: any page may frame it. It holds no session, and asks for name and
 * phone in a window of its own.
 */
export const framePagePolicy = policyFramedBy(['*']).replace("object-src 'none'", VIDEO);

/** The worker of our pages: it fetches what is ours, and is no page. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";
