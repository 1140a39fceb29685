/** Profile photos are public under names nobody can guess; documents are not here. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/errors/api-error.ts';
import { setPhotoHeaders } from '#server/photos/photo-headers.ts';
import type { Services } from '#server/services/services.ts';
import { IMMUTABLE } from './built-files.ts';

export const photoRoutes =
  ({ photos }: Pick<Services, 'photos'>) =>
  async (app: FastifyInstance) => {
    app.get<{ Params: { photo: string } }>(
      '/storage/profile/:photo',
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const bytes = await photos.read('profile', params.photo);
        if (bytes === null) throw new ApiError('not_found');
        // A new photo gets a new name.
        return setPhotoHeaders(reply, 'photo.webp').header('cache-control', IMMUTABLE).send(bytes);
      },
    );
  };
