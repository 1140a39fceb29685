/**
 * Bengali for a machine that has none of its own, from the very beginning: what comes after the first
 * paint would move all that stands below it (`font-display: optional`, app/ground/fonts/fonts.css).
 */
import regular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2?url';
import bold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff2?url';

/** A font for Bengali joins these to one sign, narrower than both. Without one they are three boxes. */
const LETTERS = ['ক', 'ষ'];
const JOINED = LETTERS.join('\u09cd');
const FAMILY = 'Porua Bengali';
/** The ms after which the page has come to rest. */
const LATE_MS = 1500;

function canWrite(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = `64px ${family}`;
  const widthOf = (text: string) => context.measureText(text).width;
  return widthOf(JOINED) < LETTERS.reduce((sum, letter) => sum + widthOf(letter), 0);
}

export function fetchFontWhereThereIsNone() {
  if (canWrite('sans-serif')) {
    // Its font may have a name that the styles do not know: they would fetch ours beside it.
    document.documentElement.dataset['bengali'] = 'own';
    return;
  }
  for (const href of [regular, bold]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
    document.head.append(link);
  }
  setTimeout(() => {
    const { documentElement: page } = document;
    if (page.lang === 'bn') return addLateFont();
    // A few Bengali words of an English page are not worth moving what stands below them.
    new MutationObserver((_, watch) => {
      watch.disconnect();
      addLateFont();
    }).observe(page, { attributeFilter: ['lang'] });
  }, LATE_MS);
}

/** One that was late is not used by this page, and its words would stay boxes. */
function addLateFont() {
  if (canWrite(`"${FAMILY}", sans-serif`)) return;
  for (const [href, weight] of [
    [regular, '400'],
    [bold, '600 700'],
  ] as const)
    new FontFace(FAMILY, `url(${href})`, { weight }).load().then(
      (face) => document.fonts.add(face),
      // Lost on the way: the next page asks again.
      () => undefined,
    );
}
