import type { FastifyRequest } from 'fastify';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';

type Deleting = Pick<Handlers, 'deleteEducation' | 'deleteExperience' | 'deleteCertificate'>;

/** A link or a picture on a stranger's page sends our cookie along, and never a token. */
function refuseCookies({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (headers.authorization === undefined) throw new ApiError('method_not_allowed');
}

/** Deleting as earlier clients do it. Source: docs/requirements/ground/api.md, "Paths". */
export function createDeleteByGetHandlers(handlers: Deleting) {
  return {
    deleteEducationByGet: async (call) => {
      refuseCookies(call.request);
      return handlers.deleteEducation({ ...call });
    },
    deleteExperienceByGet: async (call) => {
      refuseCookies(call.request);
      return handlers.deleteExperience({ ...call });
    },
    deleteCertificateByGet: async (call) => {
      refuseCookies(call.request);
      return handlers.deleteCertificate({ ...call });
    },
  } satisfies Partial<Handlers>;
}
