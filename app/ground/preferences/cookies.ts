/**
 * Cookies that carry no secret: lang, theme, action_page.
 * Source: docs/requirements/shell/app-shell.md, "What the browser keeps".
 */
const DAY_SECONDS = 86_400;
const YEAR_DAYS = 365;

function setCookie(name: string, value: string, days: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half our browsers
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${secure}`;
}

export const rememberLang = (lang: string) => setCookie('lang', lang, YEAR_DAYS);
export const readTheme = () => readCookie('theme');
export const rememberTheme = (theme: string) => setCookie('theme', theme, YEAR_DAYS);

/** Remembers where to return after signing in; kept 7 days. */
export const rememberActionPage = (path: string) => setCookie('action_page', path, 7);

export const readActionPage = () => readCookie('action_page');
export const forgetActionPage = () => setCookie('action_page', '', 0);

/** The phone somebody gave, kept 7 days for the next step or the next try. */
export const rememberPhone = (phone: string) => setCookie('phone', phone, 7);
export const readPhone = () => readCookie('phone');

function readCookie(name: string): string | undefined {
  // On the server, which draws for nobody.
  if (typeof document === 'undefined') return undefined;
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // Not readable, or in a locked-in frame, which may not even ask.
    return undefined;
  }
}

/** Returns whether the browser keeps cookies here; without them nobody can be signed in. */
export function keepsCookies(): boolean {
  setCookie('probe', '1', 1);
  const isKept = readCookie('probe') === '1';
  setCookie('probe', '', 0);
  return isKept;
}
