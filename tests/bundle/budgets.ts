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
  'job-board': { en: 40_900, bn: 41_500 },
  'job-detail': { en: 43_800, bn: 44_500 },
  'hire-tutor': { en: 55_900, bn: 57_300 },
  'tutor-hub': { en: 46_500, bn: 48_000 },
  assistant: { en: 65_900, bn: 66_300 },
} satisfies Record<string, Limits>;

/**
 * What the line carries until an element can be used, with its first view and the headers of each
 * answer: tests/embed/first-view-bytes.spec.ts.
 */
export const usable = {
  'job-board': { en: 54_500, bn: 55_900 },
  'job-detail': { en: 56_300, bn: 57_300 },
  'tutor-hub': { en: 62_400, bn: 64_900 },
  'hire-tutor': { en: 67_700, bn: 69_500 },
} satisfies Record<string, Limits>;
/** By the file of the screen; scripts, styles and texts, with the frame around it. */
export const routes: Record<string, Limits> = {
  'app/public/home/home-page.tsx': { en: 114_300, bn: 115_000 },
  'app/public/job-board/job-board-page.tsx': { en: 121_000, bn: 121_700 },
  'app/public/job-details/job-details-page.tsx': { en: 123_900, bn: 125_400 },
  'app/public/hub/hub-page.tsx': { en: 127_300, bn: 128_900 },
  'app/public/hub/hub-tutor-page.tsx': { en: 123_300, bn: 124_500 },
  'app/public/terms/terms-page.tsx': { en: 105_700, bn: 106_100 },
  'app/auth/sign-in/sign-in-page.tsx': { en: 102_400, bn: 102_400 },
  'app/auth/sign-up-as/sign-up-as-page.tsx': { en: 102_400, bn: 102_400 },
  'app/auth/sign-up/tutor-sign-up-page.tsx': { en: 102_400, bn: 102_400 },
  'app/auth/sign-up/parent-sign-up-page.tsx': { en: 102_400, bn: 102_400 },
  'app/auth/otp/otp-verification-page.tsx': { en: 102_000, bn: 102_900 },
  'app/auth/second-factor/second-factor-page.tsx': { en: 109_300, bn: 110_200 },
  'app/auth/get-phone/get-phone-page.tsx': { en: 100_700, bn: 101_600 },
  'app/auth/get-phone/sign-in-code-page.tsx': { en: 102_000, bn: 102_900 },
  'app/parent/follow/follow-page.tsx': { en: 94_600, bn: 94_900 },
  'app/auth/password/forgotten-password-page.tsx': { en: 100_700, bn: 101_600 },
  'app/auth/password/reset-otp-page.tsx': { en: 102_100, bn: 103_000 },
  'app/auth/password/reset-password-page.tsx': { en: 101_500, bn: 102_400 },
  'app/auth/setup-redirect/setup-redirect-page.tsx': { en: 94_400, bn: 94_800 },
  'app/notifications/notifications-page.tsx': { en: 110_200, bn: 111_000 },
  'app/embed/connect/connect-page.tsx': { en: 114_600, bn: 115_800 },
  'app/embed/apply/apply-page.tsx': { en: 126_700, bn: 128_600 },
  'app/public/hire-tutor/hire-tutor-page.tsx': { en: 135_600, bn: 138_000 },
  'app/public/ui/ui-page.tsx': { en: 117_300, bn: 117_900 },
  'app/public/compare/compare-page.tsx': { en: 121_100, bn: 123_400 },
  'app/auth/verify-email/verify-email-page.tsx': { en: 101_400, bn: 102_300 },
  'app/public/assistant/assistant-page.tsx': { en: 169_000, bn: 170_400 },
  'app/public/not-found/not-found-page.tsx': { en: 97_100, bn: 97_500 },
  'app/tutor/setup/tutor-home-page.tsx': { en: 119_700, bn: 120_800 },
  'app/tutor/setup/setup-page.tsx': { en: 161_900, bn: 164_800 },
  'app/tutor/dashboard/tutor-dashboard-page.tsx': { en: 128_400, bn: 130_000 },
  'app/tutor/job-board/saved-jobs-page.tsx': { en: 125_500, bn: 127_000 },
  'app/tutor/job-board/available-jobs-page.tsx': { en: 125_500, bn: 127_000 },
  'app/tutor/job-history/job-history-page.tsx': { en: 126_400, bn: 127_700 },
  'app/tutor/students/my-students-page.tsx': { en: 121_200, bn: 122_300 },
  'app/tutor/lessons/live-tutoring-page.tsx': { en: 120_700, bn: 121_800 },
  'app/tutor/lessons/requests-page.tsx': { en: 120_600, bn: 121_700 },
  'app/tutor/payment/invoices-page.tsx': { en: 121_100, bn: 122_100 },
  'app/tutor/payment/transactions-page.tsx': { en: 120_700, bn: 121_700 },
  'app/tutor/cv/cv-page.tsx': { en: 123_000, bn: 124_400 },
  'app/tutor/profile/overview/overview-page.tsx': { en: 168_700, bn: 171_700 },
  'app/tutor/profile/education/education-page.tsx': { en: 164_800, bn: 167_800 },
  'app/tutor/profile/tutoring/tutoring-page.tsx': { en: 164_900, bn: 167_900 },
  'app/tutor/profile/certificates/certificates-page.tsx': { en: 133_800, bn: 136_800 },
  'app/tutor/profile/personal/personal-page.tsx': { en: 161_300, bn: 164_300 },
  'app/tutor/settings/personal-info-page.tsx': { en: 162_300, bn: 166_000 },
  'app/tutor/settings/change-password-page.tsx': { en: 160_300, bn: 164_000 },
  'app/tutor/settings/social-media-page.tsx': { en: 163_700, bn: 167_300 },
  'app/tutor/settings/account-status-page.tsx': { en: 130_700, bn: 134_400 },
  'app/tutor/settings/pay-info-page.tsx': { en: 163_100, bn: 166_800 },
  'app/tutor/settings/devices-page.tsx': { en: 131_100, bn: 134_800 },
  'app/tutor/settings/notifications-page.tsx': { en: 129_200, bn: 132_900 },
  'app/tutor/settings/own-data-page.tsx': { en: 129_800, bn: 133_500 },
  'app/tutor/letters/letters-page.tsx': { en: 121_300, bn: 122_700 },
  'app/tutor/letters/letter-page.tsx': { en: 123_100, bn: 124_500 },
  'app/parent/dashboard/parent-dashboard-page.tsx': { en: 122_600, bn: 125_000 },
  'app/parent/hire/hire-chooser-page.tsx': { en: 110_400, bn: 112_800 },
  'app/parent/hire/home-tutor-page.tsx': { en: 139_100, bn: 141_500 },
  'app/parent/coach/home-coach-page.tsx': { en: 130_100, bn: 131_900 },
  'app/parent/requests/tutor-requests-page.tsx': { en: 120_000, bn: 122_300 },
  'app/parent/requests/request-page.tsx': { en: 134_500, bn: 137_600 },
  'app/parent/requests/edit-request-page.tsx': { en: 140_300, bn: 142_700 },
  'app/parent/coach/coach-requests-page.tsx': { en: 123_100, bn: 125_400 },
  'app/parent/tutors/my-tutors-page.tsx': { en: 122_600, bn: 124_900 },
  'app/parent/settings/personal-info-page.tsx': { en: 169_800, bn: 174_800 },
  'app/parent/settings/change-password-page.tsx': { en: 152_900, bn: 157_900 },
  'app/parent/settings/students-page.tsx': { en: 127_000, bn: 130_000 },
  'app/parent/settings/locations-page.tsx': { en: 127_800, bn: 130_900 },
  'app/parent/settings/account-status-page.tsx': { en: 122_000, bn: 125_100 },
  'app/parent/settings/devices-page.tsx': { en: 124_000, bn: 127_100 },
  'app/parent/settings/notifications-page.tsx': { en: 124_400, bn: 127_400 },
  'app/parent/set-password/set-password-page.tsx': { en: 151_800, bn: 156_800 },
  'app/parent/settings/own-data-page.tsx': { en: 114_200, bn: 117_200 },
  'app/parent/layout/missing-page.tsx': { en: 118_400, bn: 120_700 },
  'app/staff/requests/requests-page.tsx': { en: 130_900, bn: 134_100 },
  'app/staff/request/request-page.tsx': { en: 136_400, bn: 139_600 },
  'app/staff/pipeline/pipeline-page.tsx': { en: 134_300, bn: 137_700 },
  'app/staff/people/people-page.tsx': { en: 128_900, bn: 132_100 },
  'app/staff/people/person-page.tsx': { en: 128_700, bn: 131_900 },
  'app/staff/coach/coach-page.tsx': { en: 127_400, bn: 130_700 },
  'app/staff/calls/calls-page.tsx': { en: 125_400, bn: 128_600 },
  'app/staff/documents/documents-page.tsx': { en: 124_700, bn: 127_900 },
  'app/staff/documents/tutor-documents-page.tsx': { en: 132_500, bn: 136_500 },
  'app/staff/alarms/alarms-page.tsx': { en: 125_200, bn: 128_400 },
  'app/staff/partners/partners-page.tsx': { en: 125_200, bn: 128_500 },
  'app/staff/reviews/reviews-page.tsx': { en: 127_800, bn: 130_900 },
  'app/staff/names/names-page.tsx': { en: 126_600, bn: 129_900 },
  'app/staff/security/security-page.tsx': { en: 135_000, bn: 139_400 },
  'app/staff/audit/audit-page.tsx': { en: 124_600, bn: 127_800 },
};
