/** The ms that browsers themselves wait for a font that is optional. */
const AT_MOST_MS = 100;

/**
 * Waits before the first text of a page that begins in the browser: a font that is a moment late is
 * not used on this page at all (`font-display: optional`, app/ground/fonts/fonts.css).
 */
export const waitForFont = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(
      [400, 600].map((weight) => document.fonts.load(`${weight} 1em "Porua Bengali"`, 'ক')),
    ),
    new Promise((resolve) => setTimeout(resolve, AT_MOST_MS)),
  ]);
