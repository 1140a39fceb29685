/**
 * What each endpoint of the contract does; a missing one does not compile. What everybody may read
 * is in server/site/public-reads.
 */

import { createNoticeHandlers } from '#server/community/notices/notice-handlers.ts';
import { createCommentHandlers } from '#server/community/posts/comment-handlers.ts';
import { createCommunityHandlers } from '#server/community/posts/community-handlers.ts';
import { createModerationHandlers } from '#server/community/posts/moderation-handlers.ts';
import { createReviewHandlers } from '#server/community/reviews/review-handlers.ts';
import { createDashboardHandlers } from '#server/dashboards/parent-dashboard/dashboard-handlers.ts';
import { createTutorDashboardHandlers } from '#server/dashboards/tutor-dashboard/tutor-dashboard-handlers.ts';
import { createLookupHandlers } from '#server/ground/lookups/lookup-handlers.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { createApplyingHandlers } from '#server/market/applying/applying-handlers.ts';
import { createCompareHandlers } from '#server/market/compare/compare-handlers.ts';
import { createHireHandlers } from '#server/market/hiring/hire-handlers.ts';
import { createTutoringHandlers } from '#server/market/hiring/tutoring-handlers.ts';
import { countJobView } from '#server/market/job-views/count-job-view.ts';
import { createEmbedHandlers } from '#server/market/own-jobs/embed-handlers.ts';
import { createPaymentHandlers } from '#server/money/payments/payment-handlers.ts';
import { createProofHandlers } from '#server/money/payments/proofs/proof-handlers.ts';
import { createRefundHandlers } from '#server/money/refunds/refund-handlers.ts';
import { createMoneyHandlers } from '#server/money/statements/money-handlers.ts';
import { createChoiceHandlers } from '#server/notify/notifications/choice-handlers.ts';
import { createNotificationHandlers } from '#server/notify/notifications/notification-handlers.ts';
import { createPushHandlers } from '#server/notify/push/push-handlers.ts';
import { createAccountHandlers } from '#server/people/account/account-handlers.ts';
import { createPasswordHandlers } from '#server/people/account/password-handlers.ts';
import { createConnectHandlers } from '#server/people/connect/connect-handlers.ts';
import { createTokenHandlers } from '#server/people/connect/token-handlers.ts';
import { createEmailHandlers } from '#server/people/email/email-handlers.ts';
import { createNumberChangeHandlers } from '#server/people/number-change/number-change-handlers.ts';
import { createSecondFactorHandlers } from '#server/people/second-factor/second-factor-handlers.ts';
import { createSessionHandlers } from '#server/people/session/session-handlers.ts';
import { createTutorProfileHandlers } from '#server/people/tutor-profile/tutor-profile-handlers.ts';
import { createPrivacyHandlers } from '#server/privacy/privacy-handlers.ts';
import { createAssistantHandlers } from '#server/site/assistant/assistant-handlers.ts';
import { createContactHandlers } from '#server/site/contact/contact-handlers.ts';
import type { PublicReadName } from '#server/site/public-reads/create-public-reads.ts';
import { createOwnPayoutHandlers } from '#server/staff/payouts/own-payout.ts';
import { createStaffHandlers } from '#server/staff/staff-handlers.ts';
import { createChatHandlers } from '#server/tuition/chat/chat-handlers.ts';
import { createHandoverHandlers } from '#server/tuition/handover/handover-handlers.ts';
import { createOnlineLessonHandlers } from '#server/tuition/online-lessons/online-lesson-handlers.ts';
import { createCoachHandlers } from '#server/tuition/parent-area/coach-handlers.ts';
import { createParentProfileHandlers } from '#server/tuition/parent-area/profile-handlers.ts';
import { createRequestHandlers } from '#server/tuition/parent-area/request-handlers.ts';
import { createSavedHandlers } from '#server/tuition/parent-area/saved-handlers.ts';
import { createCalendarHandlers } from '#server/tuition/teaching/calendar/calendar-handlers.ts';
import { createLessonHandlers } from '#server/tuition/teaching/lessons/lesson-handlers.ts';
import { createRoutineHandlers } from '#server/tuition/teaching/routine/routine-handlers.ts';
import { createTeachingHandlers } from '#server/tuition/teaching/teaching-handlers.ts';
import { createWorkHandlers } from '#server/tuition/tutor-work/work-handlers.ts';
import type { SearchName } from './register-public-read.ts';

export function createHandlers(services: Services): Omit<Handlers, PublicReadName | SearchName> {
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
    ...createContactHandlers(services),
    ...createRequestHandlers(services),
    ...createParentProfileHandlers(services),
    ...createSavedHandlers(services),
    ...createDashboardHandlers(services),
    ...createTutorDashboardHandlers(services),
    ...createCoachHandlers(services),
    ...createTutoringHandlers(services),
    ...createHandoverHandlers(services),
    ...createTeachingHandlers(services),
    ...createChatHandlers(services),
    ...createRoutineHandlers(services),
    ...createCalendarHandlers(services),
    ...createLessonHandlers(services),
    ...createOnlineLessonHandlers(services),
    ...createCommunityHandlers(services),
    ...createCommentHandlers(services),
    ...createModerationHandlers(services),
    ...createMoneyHandlers(services),
    ...createPaymentHandlers(services),
    ...createOwnPayoutHandlers(services),
    ...createProofHandlers(services),
    ...createRefundHandlers(services),
    ...createNoticeHandlers(services),
    ...createNotificationHandlers(services),
    ...createChoiceHandlers(services),
    ...createPushHandlers(services),
    ...createEmailHandlers(services),
    ...createPrivacyHandlers(services),
    ...createNumberChangeHandlers(services),
    ...createStaffHandlers(services),
    countJobView: async ({ params, query, request }) => {
      const userAgent = request.headers['user-agent'] ?? '';
      const visitor = { ip: request.ip, userAgent, site: query.site };
      await countJobView(services, params.jobId, visitor, new Date());
      return { status: 'success' };
    },
    ...createTutorProfileHandlers(services),
    ...createWorkHandlers(services),
    ...createReviewHandlers(services),
  };
}
