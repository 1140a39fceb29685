/** The shape of one language's texts; English is the model, tests hold Bengali to the same keys. */
import type { Areas as Community } from '#locales/en/community/areas.ts';
import type { Areas as Dashboards } from '#locales/en/dashboards/areas.ts';
import type { Areas as Ground } from '#locales/en/ground/areas.ts';
import type { Areas as Market } from '#locales/en/market/areas.ts';
import type { Areas as Money } from '#locales/en/money/areas.ts';
import type { Areas as Notify } from '#locales/en/notify/areas.ts';
import type { Areas as People } from '#locales/en/people/areas.ts';
import type { Areas as Shell } from '#locales/en/shell/areas.ts';
import type { Areas as Site } from '#locales/en/site/areas.ts';
import type { Areas as Staff } from '#locales/en/staff/areas.ts';
import type { Areas as Tuition } from '#locales/en/tuition/areas.ts';

/**
 * The areas of texts by name, put together of what the wings say (`areas.ts` of each): a line an area.
 * Their files are found by it, in the folder of any wing.
 */
export type Resources = Ground &
  Shell &
  People &
  Notify &
  Money &
  Market &
  Tuition &
  Community &
  Dashboards &
  Site &
  Staff & {
    /** Read as a whole: `GuideText`. */
    guideText: object;
  };
