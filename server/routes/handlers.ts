/**
 * What each endpoint of the contract does; a missing one does not compile. What everybody may read
 * is in server/public-reads.
 */

import { createAccountHandlers } from '#server/account/account-handlers.ts';
import { createPasswordHandlers } from '#server/account/password-handlers.ts';
import { createApplyingHandlers } from '#server/applying/applying-handlers.ts';
import { createAssistantHandlers } from '#server/assistant/assistant-handlers.ts';
import { createChatHandlers } from '#server/chat/chat-handlers.ts';
import { createCommentHandlers } from '#server/community/comment-handlers.ts';
import { createCommunityHandlers } from '#server/community/community-handlers.ts';
import { createModerationHandlers } from '#server/community/moderation-handlers.ts';
import { createCompareHandlers } from '#server/compare/compare-handlers.ts';
import { createConnectHandlers } from '#server/connect/connect-handlers.ts';
import { createEmbedHandlers } from '#server/connect/embed-handlers.ts';
import { createTokenHandlers } from '#server/connect/token-handlers.ts';
import { createContactHandlers } from '#server/contact/contact-handlers.ts';
import { createEmailHandlers } from '#server/email/email-handlers.ts';
import { createHandoverHandlers } from '#server/handover/handover-handlers.ts';
import { createHireHandlers } from '#server/hiring/hire-handlers.ts';
import { createTutoringHandlers } from '#server/hiring/tutoring-handlers.ts';
import { countJobView } from '#server/job-views/count-job-view.ts';
import { createLookupHandlers } from '#server/lookups/lookup-handlers.ts';
import { createMoneyHandlers } from '#server/money/money-handlers.ts';
import { createNoticeHandlers } from '#server/notices/notice-handlers.ts';
import { createChoiceHandlers } from '#server/notifications/choice-handlers.ts';
import { createNotificationHandlers } from '#server/notifications/notification-handlers.ts';
import { createNumberChangeHandlers } from '#server/number-change/number-change-handlers.ts';
import { createOnlineLessonHandlers } from '#server/online-lessons/online-lesson-handlers.ts';
import { createCoachHandlers } from '#server/parent-area/coach-handlers.ts';
import { createParentProfileHandlers } from '#server/parent-area/profile-handlers.ts';
import { createRequestHandlers } from '#server/parent-area/request-handlers.ts';
import { createSavedHandlers } from '#server/parent-area/saved-handlers.ts';
import { createDashboardHandlers } from '#server/parent-dashboard/dashboard-handlers.ts';
import { createPaymentHandlers } from '#server/payments/payment-handlers.ts';
import { createProofHandlers } from '#server/payments/proofs/proof-handlers.ts';
import { createPrivacyHandlers } from '#server/privacy/privacy-handlers.ts';
import type { PublicReadName } from '#server/public-reads/create-public-reads.ts';
import { createPushHandlers } from '#server/push/push-handlers.ts';
import { createRefundHandlers } from '#server/refunds/refund-handlers.ts';
import type { Handlers } from '#server/request/call.ts';
import { createReviewHandlers } from '#server/reviews/review-handlers.ts';
import { createSecondFactorHandlers } from '#server/second-factor/second-factor-handlers.ts';
import type { Services } from '#server/services/services.ts';
import { createSessionHandlers } from '#server/session/session-handlers.ts';
import { createOwnPayoutHandlers } from '#server/staff/payouts/own-payout.ts';
import { createStaffHandlers } from '#server/staff/staff-handlers.ts';
import { createCalendarHandlers } from '#server/teaching/calendar/calendar-handlers.ts';
import { createLessonHandlers } from '#server/teaching/lessons/lesson-handlers.ts';
import { createRoutineHandlers } from '#server/teaching/routine/routine-handlers.ts';
import { createTeachingHandlers } from '#server/teaching/teaching-handlers.ts';
import { createTutorDashboardHandlers } from '#server/tutor-dashboard/tutor-dashboard-handlers.ts';
import { createTutorProfileHandlers } from '#server/tutor-profile/tutor-profile-handlers.ts';
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
    ...createReviewHandlers(services),
  };
}
