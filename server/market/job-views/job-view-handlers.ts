import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { countJobView } from './count-job-view.ts';

export const createJobViewHandlers = (services: Services) =>
  ({
    countJobView: async ({ params, query, request }) => {
      const userAgent = request.headers['user-agent'] ?? '';
      const visitor = { ip: request.ip, userAgent, site: query.site };
      await countJobView(services, params.jobId, visitor, new Date());
      return { status: 'success' };
    },
  }) satisfies Partial<Handlers>;
