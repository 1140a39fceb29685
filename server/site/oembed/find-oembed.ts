/**
 * Finds what an address of ours becomes in the place it is pasted. Source:
 * docs/requirements/site/sharing.md, "oEmbed".
 */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { readHubFilter, writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { readJobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { toLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import type { Card } from '#server/site/share/card.ts';
import type { CardPath } from '#server/site/share/card-address.ts';
import { findJobCard, findTutorCard } from '#server/site/share/find-card.ts';
import { findListCard } from '#server/site/share/find-list-card.ts';
import { pageCard } from '#server/site/share/page-card.ts';
import { type FramedPage, framedPage } from './framed-page.ts';
import { type OembedAnswer, oembedAnswer, type Room } from './oembed-answer.ts';

interface Wanted {
  /** The address as it was pasted. */
  url: string;
  room: Room;
  ip: string;
}

/** The language of the page where the reader's browser says nothing. */
const LANG: Lang = 'bn';

const notFound = () => new ApiError('not_found');

type Found = { title: string; card: Card; cardPath: CardPath };

async function find(
  services: Services,
  page: FramedPage,
  params: URLSearchParams,
  lang: Lang,
  ip: string,
): Promise<Found> {
  if (page.kind === 'job') {
    const card = await findJobCard(services, page.jobId, { lang, ip });
    if (card === 'gone') throw notFound();
    return { title: card.title, card, cardPath: `job/${page.jobId}` };
  }
  if (page.kind === 'tutor') {
    const card = await findTutorCard(services, page.tutorid, { lang, ip });
    return { title: card.title, card, cardPath: `tutor/${page.tutorid}` };
  }
  const isBoard = page.kind === 'board';
  const title = serverText(isBoard ? 'page.job_board' : 'page.hub', lang);
  const kind = isBoard ? 'job-board' : 'hub';
  const card = await findListCard(services, kind, params, { lang, ip });
  if (card === undefined) return { title, card: pageCard(lang), cardPath: 'page' };
  const filter = isBoard
    ? writeJobFilter(readJobFilter(params))
    : writeHubFilter(readHubFilter(params));
  return { title, card, cardPath: `${kind}?${filter}` };
}

/** Throws `not_found` for what is not ours, and for pages that stand in no frame. */
export async function findOembed(
  services: Services,
  { url, room, ip }: Wanted,
): Promise<OembedAnswer> {
  const { origin } = new URL(services.config.publicUrl);
  const asked = URL.parse(url);
  if (asked?.origin !== origin) throw notFound();
  const { pathname, searchParams } = asked;
  const page = framedPage(pathname.replace(/(?<=.)\/$/, ''), searchParams);
  if (page === undefined) throw notFound();
  const lang = toLang(searchParams.get('lang')) ?? LANG;
  const found = await find(services, page, searchParams, lang, ip);
  return oembedAnswer({
    ...found,
    origin,
    page,
    url: `${origin}${pathname}${asked.search}`,
    lang,
    room,
  });
}
