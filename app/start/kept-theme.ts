/**
 * A page the browser has kept was written for another day, or for everybody: the choice is newer.
 * Reads its cookie itself: the first script stands in the page and can import nothing that the app
 * imports too.
 */
export function showKeptTheme() {
  const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  if (chosen) document.documentElement.dataset['theme'] = chosen;
}
