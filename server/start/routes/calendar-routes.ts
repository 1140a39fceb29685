/**
 * Serves what calendars read at a person's secret address. Source:
 * docs/requirements/tuition/teaching.md, "Calendar".
 */

import type { FastifyInstance } from 'fastify';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { addressLimits } from '#server/ground/limits/address-limits.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { CALENDAR_TOKEN, ownerOfFeed } from '#server/tuition/teaching/calendar/calendar-feed.ts';
import { drawCalendar } from '#server/tuition/teaching/calendar/draw-calendar.ts';

/** Calendars of a whole household or office, each every few minutes. */
const WINDOWS = [{ seconds: inSeconds({ hours: 1 }), max: 120 }] as const;

export const calendarRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<{ Params: { token: string } }>(
    '/calendar/:token.ics',
    { schema: { hide: true } },
    async ({ params: { token }, ip }, reply) => {
      const { db, now } = services;
      await takeLimits(
        db,
        addressLimits(services, { kind: 'calendar', ip, windows: WINDOWS }),
        now(),
      );
      const owner = CALENDAR_TOKEN.test(token) ? await ownerOfFeed(services, token) : undefined;
      const isShut =
        owner === undefined || owner.user.deactivatedAt !== null || isBanned(owner.user, now());
      if (isShut) throw new ApiError('not_found');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, max-age=900')
        .header('content-disposition', 'inline; filename="lessons.ics"')
        .header('x-robots-tag', 'noindex')
        .send(await drawCalendar(services, owner));
    },
  );
};
