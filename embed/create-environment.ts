import { createApiClient } from '#core/api/api-client.ts';
import { widgetEndpoints } from '#core/api/widget-endpoints.ts';
import { publicHubEndpoints } from '#core/market/api/hub-endpoints.ts';
import type { Environment } from '#ui/environment.tsx';
import type { LateParts } from '#ui/late/late-parts.ts';
import type { Turns } from '#ui/late/turns.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { emit } from './emit.ts';
import type { HostLang } from './host-lang.ts';
import { pageDrafts } from './page-drafts.ts';
import { productLink } from './product-link.ts';

interface EmbedEnvironmentOptions {
  element: Element;
  lang: HostLang;
  productUrl: string;
  site: string | undefined;
  pagesByScrolling: number | undefined;
  now: number | undefined;
  turns: Turns | undefined;
  lateTexts: LateParts<true> | undefined;
}

/**
 * Returns what widgets get on a partner's page: public data without cookies; everything else is on
 * our site.
 */
export function createEnvironment({
  element,
  lang,
  productUrl,
  site,
  pagesByScrolling,
  now,
  turns,
  lateTexts,
}: EmbedEnvironmentOptions): Environment {
  const openJob = async (jobId: number) => {
    window.open(productLink(productUrl, jobPath(jobId), site), '_blank', 'noopener');
    return null;
  };
  return {
    api: createApiClient({
      endpoints: { ...widgetEndpoints, ...publicHubEndpoints },
      baseUrl: productUrl,
      lang,
      credentials: 'omit',
    }),
    lang,
    now,
    turns,
    lateTexts,
    productUrl,
    surface: 'embed',
    pagesByScrolling,
    site,
    viewer: null,
    drafts: pageDrafts,
    ownJobs: null,
    appliedHere: [],
    signIn: openJob,
    async apply(jobId) {
      if (emit(element, 'porua-apply', { jobId, state: 'started' }, true)) await openJob(jobId);
      return false;
    },
  };
}
