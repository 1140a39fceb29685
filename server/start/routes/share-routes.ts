/** Pictures that shared links are shown with: docs/requirements/site/sharing.md, "Share cards". */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { DEFAULT_LANG } from '#server/ground/request/default-lang.ts';
import { toLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type Card, cardVersion } from '#server/site/share/card.ts';
import { CARD_WIDTHS } from '#server/site/share/card-address.ts';
import { createCardPictures } from '#server/site/share/card-pictures.ts';
import { findJobCard, findTutorCard, type Reader } from '#server/site/share/find-card.ts';
import { findListCard } from '#server/site/share/find-list-card.ts';
import { pageCard } from '#server/site/share/page-card.ts';
import { IMMUTABLE } from './built-files.ts';
import { isKnownTag } from './is-known-tag.ts';

/** The `cache-control` of an address without its version: what it shows may be another soon. */
const PASSING = 'public, max-age=300, stale-while-revalidate=86400';
const MOST_LISTS = 100;
const JOB = /^([1-9]\d{0,8})\.jpg$/;
const TUTOR = /^([\w-]{1,20})\.jpg$/;

interface Asked {
  Params: { file: string };
  Querystring: Record<string, unknown>;
}
type CardRequest = FastifyRequest<Asked>;
type FindCard = (request: CardRequest, reader: Reader) => Promise<Card | 'gone'> | Card;

const langOf = (request: CardRequest): Lang => toLang(request.query['lang']) ?? DEFAULT_LANG;

const searchOf = ({ url }: CardRequest) => new URLSearchParams(url.split('?', 2)[1]);

function named(request: CardRequest, pattern: RegExp): string {
  const [, name] = pattern.exec(request.params.file) ?? [];
  if (name === undefined) throw new ApiError('not_found');
  return name;
}

export const shareRoutes = (services: Services) => async (app: FastifyInstance) => {
  const picture = createCardPictures(services);

  const listPicture = createCardPictures(services, MOST_LISTS);

  const answer =
    (find: FindCard, draw = picture) =>
    async (request: CardRequest, reply: FastifyReply) => {
      const { query, ip, headers } = request;
      const card = await find(request, { lang: langOf(request), ip });
      if (card === 'gone') return reply.code(410).header('cache-control', PASSING).send();
      const version = cardVersion(card);
      const width = CARD_WIDTHS.find((one) => String(one) === query['w']) ?? CARD_WIDTHS[0];
      const tag = `"${version}-${width}"`;
      reply
        .header('cache-control', query['v'] === version ? IMMUTABLE : PASSING)
        .header('access-control-allow-origin', '*')
        .header('etag', tag);
      if (isKnownTag(headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(await draw(card, width));
    };

  const route = (url: string, find: FindCard, draw = picture) =>
    app.get<Asked>(url, { schema: { hide: true } }, answer(find, draw));
  route('/share/job/:file', (request, reader) =>
    findJobCard(services, Number(named(request, JOB)), reader),
  );
  route('/share/tutor/:file', (request, reader) =>
    findTutorCard(services, named(request, TUTOR), reader),
  );
  for (const kind of ['job-board', 'hub'] as const)
    route(
      `/share/${kind}.jpg`,
      async (request, reader) =>
        (await findListCard(services, kind, searchOf(request), reader)) ?? pageCard(reader.lang),
      listPicture,
    );
  route('/share/page.jpg', (_request, { lang }) => pageCard(lang));
};
