/** What each endpoint of the contract does; a missing one does not compile. */

import { createAccountHandlers } from '#server/account/account-handlers.ts';
import { createPasswordHandlers } from '#server/account/password-handlers.ts';
import { createApplyingHandlers } from '#server/applying/applying-handlers.ts';
import { createAssistantHandlers } from '#server/assistant/assistant-handlers.ts';
import { createCompareHandlers } from '#server/compare/compare-handlers.ts';
import { createConnectHandlers } from '#server/connect/connect-handlers.ts';
import { createEmbedHandlers } from '#server/connect/embed-handlers.ts';
import { createTokenHandlers } from '#server/connect/token-handlers.ts';
import { createEmailHandlers } from '#server/email/email-handlers.ts';
import { createHandoverHandlers } from '#server/handover/handover-handlers.ts';
import { createHireHandlers } from '#server/hiring/hire-handlers.ts';
import { createTutoringHandlers } from '#server/hiring/tutoring-handlers.ts';
import { createHubHandlers } from '#server/hub/hub-handlers.ts';
import { getJob } from '#server/job-board/get-job.ts';
import { listJobs } from '#server/job-board/list-jobs.ts';
import { countJobView } from '#server/job-views/count-job-view.ts';
import { createLookupHandlers } from '#server/lookups/lookup-handlers.ts';
import { createChoiceHandlers } from '#server/notifications/choice-handlers.ts';
import { createNotificationHandlers } from '#server/notifications/notification-handlers.ts';
import { createCoachHandlers } from '#server/parent-area/coach-handlers.ts';
import { createParentProfileHandlers } from '#server/parent-area/profile-handlers.ts';
import { createRequestHandlers } from '#server/parent-area/request-handlers.ts';
import { createSavedHandlers } from '#server/parent-area/saved-handlers.ts';
import { nearestPlace } from '#server/places/nearest-place.ts';
import { searchPlaces } from '#server/places/search-places.ts';
import { createPrivacyHandlers } from '#server/privacy/privacy-handlers.ts';
import type { Handlers } from '#server/request/call.ts';
import { DEFAULT_LANG } from '#server/request/default-lang.ts';
import { createReviewHandlers } from '#server/reviews/review-handlers.ts';
import { createSecondFactorHandlers } from '#server/second-factor/second-factor-handlers.ts';
import type { Services } from '#server/services/services.ts';
import { createSessionHandlers } from '#server/session/session-handlers.ts';
import { createStaffHandlers } from '#server/staff/staff-handlers.ts';
import { createTutorProfileHandlers } from '#server/tutor-profile/tutor-profile-handlers.ts';

export function createHandlers(services: Services): Handlers {
  return {
    ...createLookupHandlers(services),
    ...createAccountHandlers(services),
    ...createPasswordHandlers(services),
    ...createSecondFactorHandlers(services),
    ...createSessionHandlers(services),
    ...createApplyingHandlers(services),
    ...createConnectHandlers(services),
    ...createTokenHandlers(services),
    ...createEmbedHandlers(services),
    ...createHireHandlers(services),
    ...createCompareHandlers(services),
    ...createAssistantHandlers(services),
    ...createRequestHandlers(services),
    ...createParentProfileHandlers(services),
    ...createSavedHandlers(services),
    ...createCoachHandlers(services),
    ...createTutoringHandlers(services),
    ...createHandoverHandlers(services),
    ...createNotificationHandlers(services),
    ...createChoiceHandlers(services),
    ...createEmailHandlers(services),
    ...createPrivacyHandlers(services),
    ...createStaffHandlers(services),
    listJobs: ({ query }) => listJobs(services, query, query.lang ?? DEFAULT_LANG),
    searchJobs: ({ query, body }) =>
      listJobs(
        services,
        { ...body, per_page: query.per_page },
        query.lang ?? body.lang ?? DEFAULT_LANG,
      ),
    getJob: ({ params, query }) => getJob(services, params.jobId, query.lang ?? DEFAULT_LANG),
    countJobView: async ({ params, query, request }) => {
      const userAgent = request.headers['user-agent'] ?? '';
      const visitor = { ip: request.ip, userAgent, site: query.site };
      await countJobView(services, params.jobId, visitor, new Date());
      return { status: 'success' };
    },
    searchPlaces: ({ query }) => searchPlaces(services, query.q, query.lang ?? DEFAULT_LANG),
    nearestPlace: ({ query }) => nearestPlace(services, query, query.lang ?? DEFAULT_LANG),
    ...createTutorProfileHandlers(services),
    ...createHubHandlers(services),
    ...createReviewHandlers(services),
  };
}
