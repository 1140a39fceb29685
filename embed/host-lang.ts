export type HostLang = 'en' | 'bn';

/** The element's own `lang`, else the closest one of the page it stands in, else Bengali. */
export function hostLang(element: Element): HostLang {
  const lang = element.closest<HTMLElement>('[lang]')?.lang;
  return /^en\b/i.test(`${lang}`) ? 'en' : 'bn';
}
