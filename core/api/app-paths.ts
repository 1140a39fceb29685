/**
 * Every address the app has a screen for, put together of what the wings say (`screens.ts` of each);
 * the server answers others with status 404.
 */
import * as community from '#core/community/screens.ts';
import * as dashboards from '#core/dashboards/screens.ts';
import { listAddresses, matchAddresses, type ScreenPaths } from '#core/ground/screen-paths.ts';
import * as market from '#core/market/screens.ts';
import * as money from '#core/money/screens.ts';
import * as notify from '#core/notify/screens.ts';
import * as people from '#core/people/screens.ts';
import * as site from '#core/site/screens.ts';
import * as staff from '#core/staff/screens.ts';
import * as tuition from '#core/tuition/screens.ts';

const wings: Record<string, ScreenPaths>[] = [
  site,
  people,
  notify,
  money,
  market,
  tuition,
  community,
  dashboards,
  staff,
];

export const appPaths: readonly string[] = wings.flatMap((wing) =>
  Object.values(wing).flatMap((paths) => listAddresses(paths)),
);

export const isAppPath = matchAddresses(appPaths);
