/**
 * Builds what a page says of itself to browsers and search engines: written by the server, kept up
 * by the app.
 */

import type { HeadTag } from '#core/api/drawn-page.ts';
import { LANGS, type Lang } from '#core/ground/i18n/lang.ts';
import type { PageHead } from './page-start.ts';

/** Each language has an address of its own; without one, the reader's browser decides. */
export function headTags(head: PageHead): HeadTag[] {
  const { title, description, isFound } = head;
  const described: HeadTag[] = [
    { tag: 'title', text: title },
    { tag: 'meta', attributes: { name: 'description', content: description } },
  ];
  if (!isFound)
    return [...described, { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }];
  const link = (attributes: Record<string, string>, lang?: Lang): HeadTag => ({
    tag: 'link',
    attributes: { ...attributes, href: addressOf(head, lang) },
  });
  return [
    ...described,
    link({ rel: 'canonical' }, head.lang),
    ...LANGS.map((lang) => link({ rel: 'alternate', hreflang: lang }, lang)),
    link({ rel: 'alternate', hreflang: 'x-default' }),
  ];
}

function addressOf({ origin, pathname, search }: PageHead, lang?: Lang): string {
  const params = new URLSearchParams(search);
  if (lang) params.set('lang', lang);
  return origin + pathname + (params.size > 0 ? `?${params}` : '');
}

/** Puts them in the place of those of the page before; what it said to places that show links goes. */
export function showHead(page: PageHead) {
  const { head } = document;
  const address = head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  if (address !== addressOf(page, page.lang))
    for (const old of head.querySelectorAll(
      'meta[property],link[rel=alternate][type],script[type="application/ld+json"]',
    ))
      old.remove();
  for (const old of head.querySelectorAll(
    'meta[name=description],meta[name=robots],link[rel=canonical],link[hreflang]',
  ))
    old.remove();
  for (const one of headTags(page)) {
    if (one.tag === 'title') {
      document.title = one.text;
      continue;
    }
    const element = document.createElement(one.tag);
    for (const [name, value] of Object.entries(one.attributes)) element.setAttribute(name, value);
    head.append(element);
  }
}
