/**
 * Pictures anybody may see: profile photos, under names that cannot be guessed, and the logos of
 * "Featured On", from the operator's copy (server/ground/config/site-copy/). Documents are not here.
 */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { setPhotoHeaders } from '#server/ground/photos/photo-headers.ts';
import type { Services } from '#server/ground/services/services.ts';
import { IMMUTABLE } from './built-files.ts';

interface Pictures {
  folder: string;
  fileName: string;
  read: (name: string) => Promise<Buffer | null>;
}

export const pictureRoutes =
  ({ photos, siteCopy }: Pick<Services, 'photos' | 'siteCopy'>) =>
  async (app: FastifyInstance) => {
    const serve = ({ folder, fileName, read }: Pictures) =>
      app.get<{ Params: { name: string } }>(
        `/storage/${folder}/:name`,
        { schema: { hide: true } },
        async ({ params }, reply) => {
          const bytes = await read(params.name);
          if (bytes === null) throw new ApiError('not_found');
          // A new picture gets a new name.
          return setPhotoHeaders(reply, fileName).header('cache-control', IMMUTABLE).send(bytes);
        },
      );
    serve({
      folder: 'profile',
      fileName: 'photo.webp',
      read: (name) => photos.read('profile', name),
    });
    serve({
      folder: 'logos',
      fileName: 'logo.webp',
      read: async (name) =>
        siteCopy.featuredOn.find(({ logo }) => logo?.name === name)?.logo?.bytes ?? null,
    });
  };
