/**
 * The most a visitor may download, in bytes as brotli sends them, until a screen of the app or an
 * element works, in each language. Two or three per cent above what it is, so that what grows is
 * seen: the failing test tells the files and the libraries in them. Lower a limit with its screen.
 */
interface Limits {
  en: number;
  bn: number;
}

/** `embed.js`, on every partner page; the elements' limits include it. */
export const loader = 2048;
/** The floating assistant before anybody opens it. */
export const assistantLauncher = 3072;

export const elements = {
  'job-board': { en: 35_700, bn: 36_000 },
  'job-detail': { en: 34_700, bn: 35_100 },
  'hire-tutor': { en: 44_900, bn: 46_000 },
  'tutor-hub': { en: 37_600, bn: 38_000 },
  assistant: { en: 42_800, bn: 43_800 },
} satisfies Record<string, Limits>;

/**
 * The assistant as the network carries it, with the headers of each answer: opened, and once it has
 * answered a first message, with the names it needs: tests/embed/assistant-bytes.spec.ts.
 */
export const opened: Limits = { en: 51_200, bn: 52_300 };
export const answered: Limits = { en: 110_500, bn: 113_000 };

/** The elements with the headers of each answer, as the network carries it: scripts and texts. */
export const code: Record<keyof typeof usable, number> = {
  'job-board': 40 * 1024,
  'job-detail': 40 * 1024,
  'tutor-hub': 40 * 1024,
  'hire-tutor': 50 * 1024,
};

/**
 * What the network carries until an element can be used, with its first view and the headers of each
 * answer: tests/embed/first-view-bytes.spec.ts.
 */
export const usable = {
  'job-board': { en: 49_700, bn: 50_800 },
  'job-detail': { en: 47_200, bn: 48_000 },
  'tutor-hub': { en: 52_800, bn: 54_000 },
  'hire-tutor': { en: 57_200, bn: 58_500 },
} satisfies Record<string, Limits>;
/** By the file of the screen; scripts, styles and texts, with the frame around it. */
export const routes: Record<string, Limits> = {
  'app/public/home/home-page.tsx': { en: 128_500, bn: 129_900 },
  'app/public/job-board/job-board-page.tsx': { en: 127_100, bn: 127_900 },
  'app/public/job-details/job-details-page.tsx': { en: 129_500, bn: 130_800 },
  'app/public/hub/hub-page.tsx': { en: 130_300, bn: 131_700 },
  'app/public/hub/hub-tutor-page.tsx': { en: 129_300, bn: 131_000 },
  'app/public/crm/thanks-page.tsx': { en: 103_800, bn: 104_300 },
  'app/public/crm/outside-form-page.tsx': { en: 108_400, bn: 108_900 },
  'app/public/offline/offline-page.tsx': { en: 108_200, bn: 108_700 },
  'app/public/document/terms-page.tsx': { en: 106_000, bn: 107_100 },
  'app/public/landing/landings-page.tsx': { en: 108_500, bn: 109_000 },
  'app/public/landing/jobs-landing-page.tsx': { en: 117_200, bn: 117_900 },
  'app/public/landing/tutors-landing-page.tsx': { en: 121_500, bn: 122_500 },
  'app/public/shop/shop-page.tsx': { en: 105_500, bn: 106_500 },
  'app/public/contact/support-page.tsx': { en: 107_300, bn: 108_000 },
  'app/public/contact/contact-page.tsx': { en: 114_200, bn: 114_900 },
  'app/public/document/privacy-page.tsx': { en: 106_300, bn: 107_500 },
  'app/auth/sign-in/sign-in-page.tsx': { en: 108_400, bn: 109_300 },
  'app/auth/sign-up-as/sign-up-as-page.tsx': { en: 105_900, bn: 106_800 },
  'app/auth/sign-up/tutor-sign-up-page.tsx': { en: 109_000, bn: 109_900 },
  'app/auth/sign-up/parent-sign-up-page.tsx': { en: 108_500, bn: 109_400 },
  'app/auth/otp/otp-verification-page.tsx': { en: 108_500, bn: 109_400 },
  'app/auth/second-factor/second-factor-page.tsx': { en: 116_300, bn: 117_200 },
  'app/auth/get-phone/get-phone-page.tsx': { en: 107_500, bn: 108_400 },
  'app/auth/get-phone/sign-in-code-page.tsx': { en: 108_500, bn: 109_400 },
  'app/parent/follow/follow-page.tsx': { en: 99_600, bn: 100_000 },
  'app/auth/password/forgotten-password-page.tsx': { en: 107_600, bn: 108_500 },
  'app/auth/password/reset-otp-page.tsx': { en: 108_600, bn: 109_500 },
  'app/auth/password/reset-password-page.tsx': { en: 108_000, bn: 108_900 },
  'app/auth/setup-redirect/setup-redirect-page.tsx': { en: 99_700, bn: 99_900 },
  'app/notifications/notifications-page.tsx': { en: 110_300, bn: 112_100 },
  'app/embed/connect/connect-page.tsx': { en: 117_300, bn: 118_500 },
  'app/embed/apply/apply-page.tsx': { en: 132_100, bn: 134_400 },
  'app/public/hire-tutor/hire-tutor-page.tsx': { en: 136_100, bn: 138_400 },
  'app/public/ui/ui-page.tsx': { en: 124_200, bn: 124_900 },
  'app/public/compare/compare-page.tsx': { en: 125_700, bn: 128_000 },
  'app/auth/verify-email/verify-email-page.tsx': { en: 108_000, bn: 108_900 },
  'app/public/assistant/assistant-page.tsx': { en: 140_700, bn: 142_400 },
  'app/public/not-found/not-found-page.tsx': { en: 103_700, bn: 104_000 },
  'app/tutor/setup/tutor-home-page.tsx': { en: 123_900, bn: 127_500 },
  'app/public/partners/for-partners-page.tsx': { en: 115_200, bn: 116_500 },
  'app/public/partners/guide/guide-page.tsx': { en: 115_800, bn: 118_200 },
  'app/public/partners/guide/guide-chapter-page.tsx': { en: 116_800, bn: 119_200 },
  'app/public/partners/configure/configure-page.tsx': { en: 142_000, bn: 144_600 },
  'app/tutor/setup/setup-page.tsx': { en: 169_700, bn: 172_800 },
  'app/tutor/dashboard/tutor-dashboard-page.tsx': { en: 136_700, bn: 138_300 },
  'app/tutor/job-board/saved-jobs-page.tsx': { en: 132_500, bn: 133_800 },
  'app/tutor/job-board/available-jobs-page.tsx': { en: 132_500, bn: 133_800 },
  'app/tutor/job-board/saved-searches-page.tsx': { en: 131_700, bn: 133_000 },
  'app/tutor/job-history/job-history-page.tsx': { en: 134_000, bn: 135_300 },
  'app/tutor/students/my-students-page.tsx': { en: 129_900, bn: 131_000 },
  'app/teaching/changes/changes-page.tsx': { en: 142_900, bn: 144_600 },
  'app/teaching/lessons/lessons-page.tsx': { en: 146_300, bn: 148_200 },
  'app/teaching/report/report-page.tsx': { en: 139_100, bn: 140_900 },
  'app/teaching/routine/routine-page.tsx': { en: 138_900, bn: 140_700 },
  'app/teaching/week/week-page.tsx': { en: 135_100, bn: 137_000 },
  'app/teaching/tuition-details-page.tsx': { en: 137_600, bn: 139_100 },
  'app/chat/list/threads-page.tsx': { en: 136_500, bn: 137_900 },
  'app/chat/thread/thread-page.tsx': { en: 149_900, bn: 152_800 },
  'app/tutor/lessons/live-tutoring-page.tsx': { en: 127_500, bn: 128_600 },
  'app/tutor/lessons/requests-page.tsx': { en: 127_400, bn: 128_400 },
  'app/money/invoices-page.tsx': { en: 134_900, bn: 137_000 },
  'app/money/transactions-page.tsx': { en: 133_800, bn: 135_900 },
  'app/money/payment-result/payment-result-page.tsx': { en: 115_500, bn: 116_900 },
  'app/money/pay-now/pay-now-page.tsx': { en: 144_000, bn: 146_100 },
  'app/money/refund/refund-page.tsx': { en: 136_000, bn: 137_900 },
  'app/auth/stop-number-change/stop-number-change-page.tsx': { en: 110_800, bn: 111_600 },
  'app/tutor/settings/change-number-page.tsx': { en: 146_900, bn: 151_000 },
  'app/parent/settings/change-number-page.tsx': { en: 151_000, bn: 156_400 },
  'app/staff/number-changes/number-changes-page.tsx': { en: 136_800, bn: 140_700 },
  'app/parent/profile/profile-overview-page.tsx': { en: 143_300, bn: 148_800 },
  'app/tutor/cv/cv-page.tsx': { en: 131_900, bn: 133_200 },
  'app/tutor/reviews/reviews-page.tsx': { en: 133_400, bn: 134_700 },
  'app/tutor/profile/overview/overview-page.tsx': { en: 180_700, bn: 181_700 },
  'app/tutor/profile/education/education-page.tsx': { en: 172_600, bn: 175_900 },
  'app/tutor/profile/tutoring/tutoring-page.tsx': { en: 172_700, bn: 176_000 },
  'app/tutor/profile/certificates/certificates-page.tsx': { en: 140_400, bn: 143_200 },
  'app/tutor/profile/personal/personal-page.tsx': { en: 170_100, bn: 173_400 },
  'app/tutor/settings/personal-info-page.tsx': { en: 170_900, bn: 174_900 },
  'app/tutor/settings/change-password-page.tsx': { en: 167_200, bn: 171_200 },
  'app/tutor/settings/social-media-page.tsx': { en: 171_700, bn: 175_600 },
  'app/tutor/settings/account-status-page.tsx': { en: 137_200, bn: 141_100 },
  'app/tutor/settings/pay-info-page.tsx': { en: 173_800, bn: 175_100 },
  'app/tutor/settings/devices-page.tsx': { en: 137_800, bn: 141_700 },
  'app/tutor/settings/notifications-page.tsx': { en: 139_200, bn: 143_100 },
  'app/tutor/settings/own-data-page.tsx': { en: 135_800, bn: 139_700 },
  'app/tutor/letters/letters-page.tsx': { en: 128_000, bn: 129_400 },
  'app/tutor/letters/letter-page.tsx': { en: 132_100, bn: 133_600 },
  'app/parent/dashboard/parent-dashboard-page.tsx': { en: 128_100, bn: 127_800 },
  'app/parent/hire/hire-chooser-page.tsx': { en: 116_800, bn: 121_500 },
  'app/parent/hire/home-tutor-page.tsx': { en: 140_000, bn: 142_200 },
  'app/parent/coach/home-coach-page.tsx': { en: 133_300, bn: 135_300 },
  'app/parent/requests/tutor-requests-page.tsx': { en: 124_400, bn: 126_700 },
  'app/parent/requests/request-page.tsx': { en: 142_400, bn: 145_400 },
  'app/parent/requests/edit-request-page.tsx': { en: 143_300, bn: 142_700 },
  'app/parent/coach/coach-requests-page.tsx': { en: 126_800, bn: 131_700 },
  'app/parent/coach/edit-coach-page.tsx': { en: 138_000, bn: 140_400 },
  'app/parent/coach/my-coaches-page.tsx': { en: 132_400, bn: 134_900 },
  'app/parent/coach/coach-job-page.tsx': { en: 135_900, bn: 139_100 },
  'app/parent/tutors/my-tutors-page.tsx': { en: 128_600, bn: 130_800 },
  'app/parent/settings/personal-info-page.tsx': { en: 175_900, bn: 181_100 },
  'app/parent/settings/change-password-page.tsx': { en: 162_700, bn: 167_800 },
  'app/parent/settings/students-page.tsx': { en: 134_700, bn: 135_300 },
  'app/parent/settings/locations-page.tsx': { en: 132_300, bn: 135_000 },
  'app/parent/settings/account-status-page.tsx': { en: 124_100, bn: 127_000 },
  'app/parent/settings/devices-page.tsx': { en: 127_200, bn: 127_600 },
  'app/parent/settings/notifications-page.tsx': { en: 129_100, bn: 134_700 },
  'app/parent/set-password/set-password-page.tsx': { en: 161_500, bn: 167_200 },
  'app/parent/settings/own-data-page.tsx': { en: 123_100, bn: 123_600 },
  'app/parent/layout/missing-page.tsx': { en: 120_300, bn: 125_000 },
  'app/staff/requests/requests-page.tsx': { en: 137_700, bn: 141_100 },
  'app/staff/request/request-page.tsx': { en: 141_500, bn: 144_900 },
  'app/staff/pipeline/pipeline-page.tsx': { en: 148_300, bn: 152_500 },
  'app/staff/people/people-page.tsx': { en: 133_900, bn: 137_300 },
  'app/staff/people/person-page.tsx': { en: 140_300, bn: 143_700 },
  'app/staff/coach/coach-page.tsx': { en: 139_100, bn: 142_500 },
  'app/staff/calls/calls-page.tsx': { en: 130_000, bn: 133_400 },
  'app/staff/chats/chats-page.tsx': { en: 135_000, bn: 138_700 },
  'app/staff/chats/chat-page.tsx': { en: 134_000, bn: 137_600 },
  'app/staff/messages/messages-page.tsx': { en: 130_100, bn: 133_500 },
  'app/staff/documents/documents-page.tsx': { en: 129_100, bn: 132_500 },
  'app/staff/documents/tutor-documents-page.tsx': { en: 140_300, bn: 144_600 },
  'app/staff/alarms/alarms-page.tsx': { en: 129_600, bn: 133_000 },
  'app/staff/money/money-page.tsx': { en: 144_300, bn: 149_400 },
  'app/staff/partners/partners-page.tsx': { en: 131_500, bn: 135_000 },
  'app/staff/reviews/reviews-page.tsx': { en: 133_700, bn: 137_100 },
  'app/staff/names/names-page.tsx': { en: 131_000, bn: 134_600 },
  'app/staff/security/security-page.tsx': { en: 143_200, bn: 145_500 },
  'app/staff/audit/audit-page.tsx': { en: 129_400, bn: 132_800 },
  'app/staff/promo-codes/promo-codes-page.tsx': { en: 139_500, bn: 144_300 },
  'app/staff/notices/notices-page.tsx': { en: 136_700, bn: 140_400 },
  'app/staff/proofs/proofs-page.tsx': { en: 138_100, bn: 142_900 },
  'app/staff/lessons/lessons-page.tsx': { en: 136_900, bn: 141_000 },
  'app/staff/refunds/refunds-page.tsx': { en: 134_400, bn: 137_900 },
  'app/money/statement/statement-page.tsx': { en: 133_800, bn: 135_900 },
  'app/staff/money/days/days-page.tsx': { en: 140_500, bn: 145_500 },
  'app/staff/money/days/day-page.tsx': { en: 138_400, bn: 143_400 },
  'app/staff/money/income/income-page.tsx': { en: 136_600, bn: 141_700 },
  'app/staff/money/reconciliation/reconciliation-page.tsx': { en: 135_200, bn: 139_700 },
};
