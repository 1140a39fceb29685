/**
 * The pages that a partner's page opens in a window of its own. They speak to their
 * opener, which a Cross-Origin-Opener-Policy of any kind would cut off: they alone go without.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { windowPaths } from '#core/site/embed/window-paths.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { createPageTemplate, fillTemplate } from '#server/site/pages/page-template.ts';
import { pageLang, sendPage } from '#server/site/pages/send-page.ts';
import { sendBuilt } from './built-files.ts';
import { CONTACT_PAGE } from './contact-frame.ts';
import { popupPagePolicy } from './page-policies.ts';

/** The path of the contact page, for pages that let no frame in; it is no page of the app. */
const CONTACT_PATH = '/embed/hire-contact';
export const popupPaths = [...windowPaths, CONTACT_PATH] as const;

const schema = { hide: true };

/** The permissions a page that agrees to things has no use for. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A person's own window: no frame, no script's call, nothing loaded ahead. Old browsers say nothing. */
function isOpenedByPerson({ headers }: FastifyRequest): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? '';
  return (
    (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
    (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
    !/prefetch|prerender/i.test(String(purpose))
  );
}

export interface PopupPagesOptions {
  distFolder: string;
}

export async function popupPages(app: FastifyInstance, { distFolder }: PopupPagesOptions) {
  const template = createPageTemplate(distFolder);
  app.addHook('onRequest', async (request, reply) => {
    reply.removeHeader('cross-origin-opener-policy');
    reply.headers({
      'referrer-policy': 'no-referrer',
      'permissions-policy': PERMISSIONS,
      'cross-origin-resource-policy': 'same-origin',
    });
    if (!isOpenedByPerson(request)) throw new ApiError('forbidden');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const path of windowPaths)
    app.get(path, { schema }, async (request, reply) => {
      const text = await template();
      const html = text && fillTemplate(text, pageLang(request));
      return sendPage(request, reply, { html, status: 200, policy: popupPagePolicy });
    });
  app.get(CONTACT_PATH, { schema }, (_request, reply) =>
    sendBuilt(reply.header('content-security-policy', popupPagePolicy), CONTACT_PAGE, 'no-store'),
  );
}
