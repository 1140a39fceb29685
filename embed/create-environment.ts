import { createApiClient } from '#core/api/api-client.ts';
import type { Environment } from '#ui/environment.tsx';
import { emit } from './emit.ts';
import type { HostLang } from './host-lang.ts';
import { pageDrafts } from './page-drafts.ts';
import { productLink } from './product-link.ts';

interface EmbedEnvironmentOptions {
  element: Element;
  lang: HostLang;
  productUrl: string;
  site: string | undefined;
}

/** What widgets get on a partner's page: public data without cookies; everything else on our site. */
export function createEnvironment({
  element,
  lang,
  productUrl,
  site,
}: EmbedEnvironmentOptions): Environment {
  return {
    api: createApiClient({ baseUrl: productUrl, lang, credentials: 'omit' }),
    lang,
    productUrl,
    surface: 'embed',
    viewer: null,
    drafts: pageDrafts,
    signIn(reason, returnPath) {
      const jobId = Number(/\d+$/.exec(returnPath)?.[0]);
      if (reason === 'apply' && !emit(element, 'porua-apply', { jobId }, true)) return;
      const url = new URL(productLink(productUrl, '/auth/signin', site));
      url.searchParams.set('reason', reason);
      url.searchParams.set('return', returnPath);
      window.open(url, '_blank', 'noopener');
    },
  };
}
