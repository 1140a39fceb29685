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
  'job-board': { en: 35_600, bn: 35_900 },
  'job-detail': { en: 34_700, bn: 35_100 },
  'hire-tutor': { en: 44_800, bn: 45_800 },
  'tutor-hub': { en: 37_400, bn: 37_800 },
  assistant: { en: 42_800, bn: 43_800 },
} satisfies Record<string, Limits>;

/**
 * The assistant as the line carries it, with the headers of each answer: opened, and once it has
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
 * What the line carries until an element can be used, with its first view and the headers of each
 * answer: tests/embed/first-view-bytes.spec.ts.
 */
export const usable = {
  'job-board': { en: 49_400, bn: 50_500 },
  'job-detail': { en: 47_200, bn: 48_000 },
  'tutor-hub': { en: 52_600, bn: 53_800 },
  'hire-tutor': { en: 57_200, bn: 58_500 },
} satisfies Record<string, Limits>;
/** By the file of the screen; scripts, styles and texts, with the frame around it. */
export const routes: Record<string, Limits> = {
  'app/public/home/home-page.tsx': { en: 123_800, bn: 125_100 },
  'app/public/job-board/job-board-page.tsx': { en: 122_000, bn: 122_800 },
  'app/public/job-details/job-details-page.tsx': { en: 124_200, bn: 125_500 },
  'app/public/hub/hub-page.tsx': { en: 126_100, bn: 127_400 },
  'app/public/hub/hub-tutor-page.tsx': { en: 123_300, bn: 124_500 },
  'app/public/crm/thanks-page.tsx': { en: 103_500, bn: 104_000 },
  'app/public/crm/outside-form-page.tsx': { en: 105_600, bn: 106_000 },
  'app/public/document/terms-page.tsx': { en: 104_100, bn: 105_100 },
  'app/public/shop/shop-page.tsx': { en: 105_500, bn: 106_500 },
  'app/public/contact/support-page.tsx': { en: 105_000, bn: 106_000 },
  'app/public/contact/contact-page.tsx': { en: 110_900, bn: 111_900 },
  'app/public/document/privacy-page.tsx': { en: 104_100, bn: 105_100 },
  'app/auth/sign-in/sign-in-page.tsx': { en: 106_000, bn: 106_800 },
  'app/auth/sign-up-as/sign-up-as-page.tsx': { en: 103_500, bn: 104_400 },
  'app/auth/sign-up/tutor-sign-up-page.tsx': { en: 106_500, bn: 107_300 },
  'app/auth/sign-up/parent-sign-up-page.tsx': { en: 106_100, bn: 106_900 },
  'app/auth/otp/otp-verification-page.tsx': { en: 106_100, bn: 107_000 },
  'app/auth/second-factor/second-factor-page.tsx': { en: 113_100, bn: 113_900 },
  'app/auth/get-phone/get-phone-page.tsx': { en: 105_200, bn: 106_000 },
  'app/auth/get-phone/sign-in-code-page.tsx': { en: 106_100, bn: 107_000 },
  'app/parent/follow/follow-page.tsx': { en: 97_100, bn: 97_400 },
  'app/auth/password/forgotten-password-page.tsx': { en: 105_200, bn: 106_000 },
  'app/auth/password/reset-otp-page.tsx': { en: 106_200, bn: 107_100 },
  'app/auth/password/reset-password-page.tsx': { en: 105_600, bn: 106_500 },
  'app/auth/setup-redirect/setup-redirect-page.tsx': { en: 96_900, bn: 97_300 },
  'app/notifications/notifications-page.tsx': { en: 106_500, bn: 108_300 },
  'app/embed/connect/connect-page.tsx': { en: 113_900, bn: 115_000 },
  'app/embed/apply/apply-page.tsx': { en: 128_300, bn: 130_200 },
  'app/public/hire-tutor/hire-tutor-page.tsx': { en: 132_700, bn: 134_900 },
  'app/public/ui/ui-page.tsx': { en: 115_800, bn: 116_400 },
  'app/public/compare/compare-page.tsx': { en: 121_900, bn: 124_100 },
  'app/auth/verify-email/verify-email-page.tsx': { en: 105_600, bn: 106_400 },
  'app/public/assistant/assistant-page.tsx': { en: 137_700, bn: 139_100 },
  'app/public/not-found/not-found-page.tsx': { en: 101_000, bn: 101_400 },
  'app/tutor/setup/tutor-home-page.tsx': { en: 119_800, bn: 120_900 },
  'app/tutor/setup/setup-page.tsx': { en: 162_600, bn: 165_500 },
  'app/tutor/dashboard/tutor-dashboard-page.tsx': { en: 128_600, bn: 130_200 },
  'app/tutor/job-board/saved-jobs-page.tsx': { en: 125_900, bn: 127_200 },
  'app/tutor/job-board/available-jobs-page.tsx': { en: 125_900, bn: 127_200 },
  'app/tutor/job-history/job-history-page.tsx': { en: 127_400, bn: 128_700 },
  'app/tutor/students/my-students-page.tsx': { en: 123_400, bn: 124_400 },
  'app/tutor/lessons/live-tutoring-page.tsx': { en: 120_800, bn: 122_000 },
  'app/tutor/lessons/requests-page.tsx': { en: 120_700, bn: 121_800 },
  'app/tutor/payment/invoices-page.tsx': { en: 121_200, bn: 122_300 },
  'app/tutor/payment/transactions-page.tsx': { en: 120_800, bn: 121_900 },
  'app/tutor/cv/cv-page.tsx': { en: 125_200, bn: 126_500 },
  'app/tutor/profile/overview/overview-page.tsx': { en: 169_400, bn: 172_500 },
  'app/tutor/profile/education/education-page.tsx': { en: 165_600, bn: 168_600 },
  'app/tutor/profile/tutoring/tutoring-page.tsx': { en: 165_700, bn: 168_700 },
  'app/tutor/profile/certificates/certificates-page.tsx': { en: 134_400, bn: 137_400 },
  'app/tutor/profile/personal/personal-page.tsx': { en: 162_600, bn: 165_600 },
  'app/tutor/settings/personal-info-page.tsx': { en: 163_800, bn: 167_500 },
  'app/tutor/settings/change-password-page.tsx': { en: 161_000, bn: 164_800 },
  'app/tutor/settings/social-media-page.tsx': { en: 164_500, bn: 168_200 },
  'app/tutor/settings/account-status-page.tsx': { en: 131_800, bn: 135_500 },
  'app/tutor/settings/pay-info-page.tsx': { en: 164_000, bn: 167_700 },
  'app/tutor/settings/devices-page.tsx': { en: 132_200, bn: 135_900 },
  'app/tutor/settings/notifications-page.tsx': { en: 129_500, bn: 133_300 },
  'app/tutor/settings/own-data-page.tsx': { en: 130_100, bn: 133_900 },
  'app/tutor/letters/letters-page.tsx': { en: 121_600, bn: 122_900 },
  'app/tutor/letters/letter-page.tsx': { en: 125_300, bn: 126_700 },
  'app/parent/dashboard/parent-dashboard-page.tsx': { en: 122_000, bn: 124_200 },
  'app/parent/hire/hire-chooser-page.tsx': { en: 113_300, bn: 115_500 },
  'app/parent/hire/home-tutor-page.tsx': { en: 136_300, bn: 138_500 },
  'app/parent/coach/home-coach-page.tsx': { en: 129_600, bn: 131_900 },
  'app/parent/requests/tutor-requests-page.tsx': { en: 118_400, bn: 120_600 },
  'app/parent/requests/request-page.tsx': { en: 135_500, bn: 138_400 },
  'app/parent/requests/edit-request-page.tsx': { en: 137_300, bn: 139_400 },
  'app/parent/coach/coach-requests-page.tsx': { en: 123_200, bn: 125_400 },
  'app/parent/tutors/my-tutors-page.tsx': { en: 122_200, bn: 124_400 },
  'app/parent/settings/personal-info-page.tsx': { en: 170_000, bn: 175_000 },
  'app/parent/settings/change-password-page.tsx': { en: 157_300, bn: 162_200 },
  'app/parent/settings/students-page.tsx': { en: 128_700, bn: 131_600 },
  'app/parent/settings/locations-page.tsx': { en: 128_700, bn: 131_700 },
  'app/parent/settings/account-status-page.tsx': { en: 120_500, bn: 123_500 },
  'app/parent/settings/devices-page.tsx': { en: 121_000, bn: 124_000 },
  'app/parent/settings/notifications-page.tsx': { en: 123_400, bn: 126_300 },
  'app/parent/set-password/set-password-page.tsx': { en: 156_200, bn: 161_000 },
  'app/parent/settings/own-data-page.tsx': { en: 117_100, bn: 119_900 },
  'app/parent/layout/missing-page.tsx': { en: 116_800, bn: 119_000 },
  'app/staff/requests/requests-page.tsx': { en: 131_700, bn: 134_800 },
  'app/staff/request/request-page.tsx': { en: 136_300, bn: 139_400 },
  'app/staff/pipeline/pipeline-page.tsx': { en: 136_300, bn: 139_700 },
  'app/staff/people/people-page.tsx': { en: 127_700, bn: 130_800 },
  'app/staff/people/person-page.tsx': { en: 128_900, bn: 132_100 },
  'app/staff/coach/coach-page.tsx': { en: 126_100, bn: 129_300 },
  'app/staff/calls/calls-page.tsx': { en: 124_300, bn: 127_500 },
  'app/staff/messages/messages-page.tsx': { en: 125_000, bn: 128_200 },
  'app/staff/documents/documents-page.tsx': { en: 123_500, bn: 126_700 },
  'app/staff/documents/tutor-documents-page.tsx': { en: 134_800, bn: 138_800 },
  'app/staff/alarms/alarms-page.tsx': { en: 124_000, bn: 127_100 },
  'app/staff/partners/partners-page.tsx': { en: 126_300, bn: 129_400 },
  'app/staff/reviews/reviews-page.tsx': { en: 128_000, bn: 131_100 },
  'app/staff/names/names-page.tsx': { en: 125_600, bn: 128_800 },
  'app/staff/security/security-page.tsx': { en: 135_500, bn: 139_800 },
  'app/staff/audit/audit-page.tsx': { en: 123_900, bn: 127_000 },
};
