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
  assistant: { en: 62_700, bn: 63_700 },
} satisfies Record<string, Limits>;

/** The assistant, once it has answered: with its quick replies. */
export const answered: Limits = { en: 67_000, bn: 68_000 };

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
  'app/public/home/home-page.tsx': { en: 110_400, bn: 111_100 },
  'app/public/job-board/job-board-page.tsx': { en: 118_100, bn: 119_000 },
  'app/public/job-details/job-details-page.tsx': { en: 121_800, bn: 123_300 },
  'app/public/hub/hub-page.tsx': { en: 125_500, bn: 127_100 },
  'app/public/hub/hub-tutor-page.tsx': { en: 121_100, bn: 122_300 },
  'app/public/terms/terms-page.tsx': { en: 99_300, bn: 100_100 },
  'app/auth/sign-in/sign-in-page.tsx': { en: 103_000, bn: 103_000 },
  'app/auth/sign-up-as/sign-up-as-page.tsx': { en: 100_900, bn: 101_800 },
  'app/auth/sign-up/tutor-sign-up-page.tsx': { en: 103_000, bn: 103_500 },
  'app/auth/sign-up/parent-sign-up-page.tsx': { en: 103_000, bn: 103_100 },
  'app/auth/otp/otp-verification-page.tsx': { en: 102_200, bn: 103_100 },
  'app/auth/second-factor/second-factor-page.tsx': { en: 110_000, bn: 111_000 },
  'app/auth/get-phone/get-phone-page.tsx': { en: 101_300, bn: 102_200 },
  'app/auth/get-phone/sign-in-code-page.tsx': { en: 102_200, bn: 103_100 },
  'app/parent/follow/follow-page.tsx': { en: 94_600, bn: 94_900 },
  'app/auth/password/forgotten-password-page.tsx': { en: 101_300, bn: 102_200 },
  'app/auth/password/reset-otp-page.tsx': { en: 102_300, bn: 103_200 },
  'app/auth/password/reset-password-page.tsx': { en: 101_700, bn: 102_600 },
  'app/auth/setup-redirect/setup-redirect-page.tsx': { en: 94_400, bn: 94_800 },
  'app/notifications/notifications-page.tsx': { en: 104_900, bn: 105_700 },
  'app/embed/connect/connect-page.tsx': { en: 112_300, bn: 113_500 },
  'app/embed/apply/apply-page.tsx': { en: 124_600, bn: 126_500 },
  'app/public/hire-tutor/hire-tutor-page.tsx': { en: 134_300, bn: 136_500 },
  'app/public/ui/ui-page.tsx': { en: 114_600, bn: 115_300 },
  'app/public/compare/compare-page.tsx': { en: 118_400, bn: 120_800 },
  'app/auth/verify-email/verify-email-page.tsx': { en: 101_700, bn: 102_600 },
  'app/public/assistant/assistant-page.tsx': { en: 146_200, bn: 147_600 },
  'app/public/not-found/not-found-page.tsx': { en: 97_300, bn: 97_700 },
  'app/tutor/setup/tutor-home-page.tsx': { en: 117_100, bn: 118_200 },
  'app/tutor/setup/setup-page.tsx': { en: 160_200, bn: 163_200 },
  'app/tutor/dashboard/tutor-dashboard-page.tsx': { en: 126_300, bn: 128_000 },
  'app/tutor/job-board/saved-jobs-page.tsx': { en: 123_400, bn: 124_900 },
  'app/tutor/job-board/available-jobs-page.tsx': { en: 123_400, bn: 124_900 },
  'app/tutor/job-history/job-history-page.tsx': { en: 124_300, bn: 125_700 },
  'app/tutor/students/my-students-page.tsx': { en: 118_800, bn: 119_900 },
  'app/tutor/lessons/live-tutoring-page.tsx': { en: 118_100, bn: 119_200 },
  'app/tutor/lessons/requests-page.tsx': { en: 118_000, bn: 119_100 },
  'app/tutor/payment/invoices-page.tsx': { en: 118_500, bn: 119_600 },
  'app/tutor/payment/transactions-page.tsx': { en: 118_100, bn: 119_200 },
  'app/tutor/cv/cv-page.tsx': { en: 120_600, bn: 122_000 },
  'app/tutor/profile/overview/overview-page.tsx': { en: 167_200, bn: 170_300 },
  'app/tutor/profile/education/education-page.tsx': { en: 163_200, bn: 166_300 },
  'app/tutor/profile/tutoring/tutoring-page.tsx': { en: 163_400, bn: 166_400 },
  'app/tutor/profile/certificates/certificates-page.tsx': { en: 131_500, bn: 134_500 },
  'app/tutor/profile/personal/personal-page.tsx': { en: 159_600, bn: 162_700 },
  'app/tutor/settings/personal-info-page.tsx': { en: 160_700, bn: 164_500 },
  'app/tutor/settings/change-password-page.tsx': { en: 158_700, bn: 162_400 },
  'app/tutor/settings/social-media-page.tsx': { en: 162_100, bn: 165_900 },
  'app/tutor/settings/account-status-page.tsx': { en: 128_300, bn: 132_100 },
  'app/tutor/settings/pay-info-page.tsx': { en: 161_500, bn: 165_300 },
  'app/tutor/settings/devices-page.tsx': { en: 128_800, bn: 132_500 },
  'app/tutor/settings/notifications-page.tsx': { en: 126_800, bn: 130_600 },
  'app/tutor/settings/own-data-page.tsx': { en: 127_400, bn: 131_200 },
  'app/tutor/letters/letters-page.tsx': { en: 118_700, bn: 120_100 },
  'app/tutor/letters/letter-page.tsx': { en: 120_700, bn: 122_200 },
  'app/parent/dashboard/parent-dashboard-page.tsx': { en: 120_000, bn: 122_400 },
  'app/parent/hire/hire-chooser-page.tsx': { en: 110_800, bn: 113_200 },
  'app/parent/hire/home-tutor-page.tsx': { en: 137_800, bn: 140_000 },
  'app/parent/coach/home-coach-page.tsx': { en: 127_600, bn: 130_000 },
  'app/parent/requests/tutor-requests-page.tsx': { en: 117_300, bn: 119_700 },
  'app/parent/requests/request-page.tsx': { en: 132_500, bn: 135_600 },
  'app/parent/requests/edit-request-page.tsx': { en: 138_800, bn: 141_000 },
  'app/parent/coach/coach-requests-page.tsx': { en: 120_500, bn: 122_900 },
  'app/parent/tutors/my-tutors-page.tsx': { en: 120_000, bn: 122_400 },
  'app/parent/settings/personal-info-page.tsx': { en: 168_300, bn: 173_300 },
  'app/parent/settings/change-password-page.tsx': { en: 152_900, bn: 157_900 },
  'app/parent/settings/students-page.tsx': { en: 125_900, bn: 128_900 },
  'app/parent/settings/locations-page.tsx': { en: 125_900, bn: 128_900 },
  'app/parent/settings/account-status-page.tsx': { en: 119_500, bn: 122_500 },
  'app/parent/settings/devices-page.tsx': { en: 119_900, bn: 123_000 },
  'app/parent/settings/notifications-page.tsx': { en: 121_800, bn: 124_900 },
  'app/parent/set-password/set-password-page.tsx': { en: 151_800, bn: 156_800 },
  'app/parent/settings/own-data-page.tsx': { en: 114_500, bn: 117_500 },
  'app/parent/layout/missing-page.tsx': { en: 115_700, bn: 118_000 },
  'app/staff/requests/requests-page.tsx': { en: 128_200, bn: 131_400 },
  'app/staff/request/request-page.tsx': { en: 134_100, bn: 137_300 },
  'app/staff/pipeline/pipeline-page.tsx': { en: 132_000, bn: 135_500 },
  'app/staff/people/people-page.tsx': { en: 125_900, bn: 129_200 },
  'app/staff/people/person-page.tsx': { en: 125_700, bn: 128_900 },
  'app/staff/coach/coach-page.tsx': { en: 124_400, bn: 127_600 },
  'app/staff/calls/calls-page.tsx': { en: 122_500, bn: 125_700 },
  'app/staff/documents/documents-page.tsx': { en: 121_700, bn: 124_900 },
  'app/staff/documents/tutor-documents-page.tsx': { en: 130_200, bn: 134_200 },
  'app/staff/alarms/alarms-page.tsx': { en: 122_100, bn: 125_400 },
  'app/staff/partners/partners-page.tsx': { en: 123_000, bn: 126_100 },
  'app/staff/reviews/reviews-page.tsx': { en: 125_300, bn: 128_500 },
  'app/staff/names/names-page.tsx': { en: 123_800, bn: 127_100 },
  'app/staff/security/security-page.tsx': { en: 133_100, bn: 137_600 },
  'app/staff/audit/audit-page.tsx': { en: 122_000, bn: 125_300 },
};
