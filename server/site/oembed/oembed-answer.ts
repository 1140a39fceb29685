/** An answer as oEmbed 1.0 asks for it (https://oembed.com), of the type `rich`. */

import { brand } from '#core/ground/brand.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { escapeMarkup } from '#core/ground/text/escape-markup.ts';
import type { Card } from '#server/site/share/card.ts';
import {
  CARD_WIDTHS,
  type CardPath,
  cardAddress,
  heightAt,
} from '#server/site/share/card-address.ts';
import type { FramedPage } from './framed-page.ts';

/** The most there is room for; undefined where nobody says. */
export interface Room {
  width: number | undefined;
  height: number | undefined;
}

interface Given {
  origin: string;
  page: FramedPage;
  /** The page itself, in its language. */
  url: string;
  title: string;
  lang: Lang;
  card: Card;
  cardPath: CardPath;
  room: Room;
}

export type OembedAnswer = Record<string, string | number>;

const WIDTH = 640;
const HEIGHTS = { board: 900, hub: 900, job: 900, tutor: 600 } as const;
/** A job may close. */
const CACHE_SECONDS = inSeconds({ hours: 1 });

const within = (value: number, most: number | undefined) => Math.min(value, most ?? value);

function frameHtml({ origin, page, url, title, lang }: Given, width: number, height: number) {
  const query = new URLSearchParams([...page.attributes, ['lang', lang]]);
  const src = escapeMarkup(`${origin}/embed/frame/${page.widget}?${query}`);
  const name = escapeMarkup(title);
  // The link is for WordPress, which shows it until the frame says how high it is, and for good
  // where it never does.
  const link = `<blockquote><a href="${escapeMarkup(url)}">${name}</a></blockquote>`;
  return `${link}<iframe src="${src}" width="${width}" height="${height}" frameborder="0" title="${name}"></iframe>`;
}

/** The largest that fits: all three of its fields, or none. */
function thumbnailOf({ origin, card, cardPath, room }: Given): OembedAnswer {
  const fitting = CARD_WIDTHS.find(
    (width) =>
      width === within(width, room.width) &&
      heightAt(width) === within(heightAt(width), room.height),
  );
  if (fitting === undefined) return {};
  return {
    thumbnail_url: cardAddress(origin, cardPath, card, fitting),
    thumbnail_width: fitting,
    thumbnail_height: heightAt(fitting),
  };
}

export function oembedAnswer(given: Given): OembedAnswer {
  const { origin, page, title, lang, room } = given;
  const width = within(WIDTH, room.width);
  const height = within(HEIGHTS[page.kind], room.height);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: lang === 'bn' ? brand.nameBn : brand.name,
    provider_url: `${origin}/`,
    cache_age: CACHE_SECONDS,
    ...thumbnailOf(given),
    html: frameHtml(given, width, height),
    width,
    height,
  };
}

export const oembedXml = (answer: OembedAnswer): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...Object.entries(answer).map(
      ([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`,
    ),
    '</oembed>',
    '',
  ].join('\n');
