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
/** Fonts for Bengali as `fonts.css` looks for them. */
const NAMES = ['Noto Sans Bengali', 'NotoSansBengali-Regular', 'Nirmala UI', 'Kohinoor Bangla'];
/**
 * Systems that come with a font for Bengali. To measure takes a cheap phone 50 ms before the first
 * paint; the rare one whose maker has left the font out is found when the page is at rest.
 */
const SYSTEMS_WITH_BENGALI = /Android|iPhone|iPad|Windows NT|Mac OS X/;

/** A browser that has looked for a name already says at once whether there is such a font. */
function hasNamedFont(): boolean {
  const face = new FontFace('Named', NAMES.map((name) => `local("${name}")`).join());
  // What is not there is said by the status.
  face.load().catch(() => undefined);
  return face.status === 'loaded';
}

function canWrite(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = `64px ${family}`;
  const widthOf = (text: string) => context.measureText(text).width;
  return widthOf(JOINED) < LETTERS.reduce((sum, letter) => sum + widthOf(letter), 0);
}

export function fetchFontWhereThereIsNone() {
  const { documentElement: page } = document;
  if (hasNamedFont()) return chooseOwn();
  if (SYSTEMS_WITH_BENGALI.test(navigator.userAgent)) {
    chooseOwn();
    setTimeout(() => {
      if (canWrite('sans-serif')) return;
      delete page.dataset['bengali'];
      addWhenRead();
    }, LATE_MS);
    return;
  }
  if (canWrite('sans-serif')) return chooseOwn();
  for (const href of [regular, bold]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
    document.head.append(link);
  }
  setTimeout(addWhenRead, LATE_MS);
}

/** Its font may have a name that the styles do not know: they would fetch ours beside it. */
function chooseOwn() {
  document.documentElement.dataset['bengali'] = 'own';
}

/** A few Bengali words of an English page are not worth moving what stands below them. */
function addWhenRead() {
  const { documentElement: page } = document;
  if (page.lang === 'bn') return addLateFont();
  new MutationObserver((_, watch) => {
    watch.disconnect();
    addLateFont();
  }).observe(page, { attributeFilter: ['lang'] });
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
