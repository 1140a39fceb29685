/** Logos of "Featured On", from the operator's copy (server/config/site-copy/). */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/errors/api-error.ts';
import { setPhotoHeaders } from '#server/photos/photo-headers.ts';
import type { Services } from '#server/services/services.ts';
import { IMMUTABLE } from './built-files.ts';

export const logoRoutes =
  ({ siteCopy }: Pick<Services, 'siteCopy'>) =>
  async (app: FastifyInstance) => {
    app.get<{ Params: { logo: string } }>(
      '/storage/logos/:logo',
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const found = siteCopy.featuredOn.find(({ logo }) => logo?.name === params.logo);
        if (!found?.logo) throw new ApiError('not_found');
        return setPhotoHeaders(reply, 'logo.webp')
          .header('cache-control', IMMUTABLE)
          .send(found.logo.bytes);
      },
    );
  };
