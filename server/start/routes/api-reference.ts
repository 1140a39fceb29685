/** The OpenAPI document, made from the contract, and a page to browse it. */
import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { brand } from '#core/ground/brand.ts';
import { describeEndpoint } from './describe-endpoint.ts';

const PREFIX = '/docs/api';

const INLINE_SCRIPT = /<script type="text\/javascript">([\s\S]*?)<\/script>/;

/**
 * The page is one self-hosted script, which sets its own styles and draws its icons as data, and
 * one inline call that starts it, allowed by its hash.
 */
function pagePolicy(page: string): string {
  const start = INLINE_SCRIPT.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(start).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export interface ApiReferenceOptions {
  publicUrl: string;
}

export const apiReference = fp(async (app, { publicUrl }: ApiReferenceOptions) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} API`, version: '1' },
      servers: [{ url: publicUrl }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      return { schema: schema && describeEndpoint(schema), url };
    },
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith(PREFIX) || reply.statusCode !== 200) return;
    reply.header('cache-control', 'public, max-age=300');
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (isPage && typeof payload === 'string')
      reply.header('content-security-policy', pagePolicy(payload));
  });
  await app.register(scalar, {
    routePrefix: PREFIX,
    configuration: {
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      pageTitle: `${brand.name} API`,
    },
  });
});
