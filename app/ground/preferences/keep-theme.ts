import { readTheme } from './cookies.ts';

/** A page the browser has cached was written for another day, or for everybody: the choice is newer. */
export function keepTheme() {
  const chosen = readTheme();
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
}
