/**
 * Says how a page that can stand in a frame does so, for places in which its address is pasted.
 */
import type { HeadTag } from '#core/api/drawn-page.ts';
import { framedPage } from '#server/site/oembed/framed-page.ts';
import type { PageFacts } from './page-facts.ts';

const FORMATS = { json: 'application/json+oembed', xml: 'text/xml+oembed' } as const;

export function oembedLinks({ path, origin, title, canonical }: PageFacts): HeadTag[] {
  if (canonical === undefined) return [];
  if (framedPage(path, new URL(canonical).searchParams) === undefined) return [];
  return (['json', 'xml'] as const).map((format) => ({
    tag: 'link',
    attributes: {
      rel: 'alternate',
      type: FORMATS[format],
      title,
      href: `${origin}/oembed?${new URLSearchParams({ url: canonical, format })}`,
    },
  }));
}
