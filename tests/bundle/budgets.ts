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
  'app/public/home/home-page.tsx': { en: 122_500, bn: 123_800 },
  'app/public/job-board/job-board-page.tsx': { en: 120_700, bn: 121_500 },
  'app/public/job-details/job-details-page.tsx': { en: 122_900, bn: 124_200 },
  'app/public/hub/hub-page.tsx': { en: 124_800, bn: 126_100 },
  'app/public/hub/hub-tutor-page.tsx': { en: 122_000, bn: 123_200 },
  'app/public/terms/terms-page.tsx': { en: 99_800, bn: 100_600 },
  'app/auth/sign-in/sign-in-page.tsx': { en: 103_800, bn: 104_600 },
  'app/auth/sign-up-as/sign-up-as-page.tsx': { en: 101_300, bn: 102_200 },
  'app/auth/sign-up/tutor-sign-up-page.tsx': { en: 104_300, bn: 105_100 },
  'app/auth/sign-up/parent-sign-up-page.tsx': { en: 103_900, bn: 104_700 },
  'app/auth/otp/otp-verification-page.tsx': { en: 103_900, bn: 104_800 },
  'app/auth/second-factor/second-factor-page.tsx': { en: 111_900, bn: 112_700 },
  'app/auth/get-phone/get-phone-page.tsx': { en: 103_000, bn: 103_800 },
  'app/auth/get-phone/sign-in-code-page.tsx': { en: 103_900, bn: 104_800 },
  'app/parent/follow/follow-page.tsx': { en: 95_100, bn: 95_400 },
  'app/auth/password/forgotten-password-page.tsx': { en: 103_000, bn: 103_800 },
  'app/auth/password/reset-otp-page.tsx': { en: 104_000, bn: 104_900 },
  'app/auth/password/reset-password-page.tsx': { en: 103_400, bn: 104_300 },
  'app/auth/setup-redirect/setup-redirect-page.tsx': { en: 94_900, bn: 95_300 },
  'app/notifications/notifications-page.tsx': { en: 105_400, bn: 106_100 },
  'app/embed/connect/connect-page.tsx': { en: 112_700, bn: 113_800 },
  'app/embed/apply/apply-page.tsx': { en: 127_000, bn: 128_900 },
  'app/public/hire-tutor/hire-tutor-page.tsx': { en: 131_300, bn: 133_500 },
  'app/public/ui/ui-page.tsx': { en: 114_600, bn: 115_200 },
  'app/public/compare/compare-page.tsx': { en: 120_600, bn: 122_800 },
  'app/auth/verify-email/verify-email-page.tsx': { en: 103_400, bn: 104_200 },
  'app/public/assistant/assistant-page.tsx': { en: 136_300, bn: 137_700 },
  'app/public/not-found/not-found-page.tsx': { en: 99_000, bn: 99_300 },
  'app/tutor/setup/tutor-home-page.tsx': { en: 118_600, bn: 119_700 },
  'app/tutor/setup/setup-page.tsx': { en: 160_900, bn: 163_800 },
  'app/tutor/dashboard/tutor-dashboard-page.tsx': { en: 127_300, bn: 128_900 },
  'app/tutor/job-board/saved-jobs-page.tsx': { en: 124_600, bn: 125_900 },
  'app/tutor/job-board/available-jobs-page.tsx': { en: 124_600, bn: 125_900 },
  'app/tutor/job-history/job-history-page.tsx': { en: 126_100, bn: 127_400 },
  'app/tutor/students/my-students-page.tsx': { en: 122_100, bn: 123_100 },
  'app/tutor/lessons/live-tutoring-page.tsx': { en: 119_600, bn: 120_700 },
  'app/tutor/lessons/requests-page.tsx': { en: 119_500, bn: 120_500 },
  'app/tutor/payment/invoices-page.tsx': { en: 120_000, bn: 121_000 },
  'app/tutor/payment/transactions-page.tsx': { en: 119_600, bn: 120_600 },
  'app/tutor/cv/cv-page.tsx': { en: 123_900, bn: 125_200 },
  'app/tutor/profile/overview/overview-page.tsx': { en: 167_700, bn: 170_700 },
  'app/tutor/profile/education/education-page.tsx': { en: 163_900, bn: 166_900 },
  'app/tutor/profile/tutoring/tutoring-page.tsx': { en: 164_000, bn: 167_000 },
  'app/tutor/profile/certificates/certificates-page.tsx': { en: 133_000, bn: 136_000 },
  'app/tutor/profile/personal/personal-page.tsx': { en: 160_900, bn: 163_900 },
  'app/tutor/settings/personal-info-page.tsx': { en: 162_100, bn: 165_800 },
  'app/tutor/settings/change-password-page.tsx': { en: 159_400, bn: 163_100 },
  'app/tutor/settings/social-media-page.tsx': { en: 162_800, bn: 166_500 },
  'app/tutor/settings/account-status-page.tsx': { en: 130_400, bn: 134_100 },
  'app/tutor/settings/pay-info-page.tsx': { en: 162_300, bn: 166_000 },
  'app/tutor/settings/devices-page.tsx': { en: 130_800, bn: 134_500 },
  'app/tutor/settings/notifications-page.tsx': { en: 128_200, bn: 131_900 },
  'app/tutor/settings/own-data-page.tsx': { en: 128_800, bn: 132_500 },
  'app/tutor/letters/letters-page.tsx': { en: 120_300, bn: 121_600 },
  'app/tutor/letters/letter-page.tsx': { en: 124_000, bn: 125_400 },
  'app/parent/dashboard/parent-dashboard-page.tsx': { en: 120_700, bn: 122_900 },
  'app/parent/hire/hire-chooser-page.tsx': { en: 112_100, bn: 114_300 },
  'app/parent/hire/home-tutor-page.tsx': { en: 134_900, bn: 137_100 },
  'app/parent/coach/home-coach-page.tsx': { en: 128_300, bn: 130_500 },
  'app/parent/requests/tutor-requests-page.tsx': { en: 117_200, bn: 119_400 },
  'app/parent/requests/request-page.tsx': { en: 134_100, bn: 137_000 },
  'app/parent/requests/edit-request-page.tsx': { en: 135_900, bn: 138_000 },
  'app/parent/coach/coach-requests-page.tsx': { en: 121_900, bn: 124_100 },
  'app/parent/tutors/my-tutors-page.tsx': { en: 120_900, bn: 123_100 },
  'app/parent/settings/personal-info-page.tsx': { en: 168_300, bn: 173_200 },
  'app/parent/settings/change-password-page.tsx': { en: 155_700, bn: 160_500 },
  'app/parent/settings/students-page.tsx': { en: 127_400, bn: 130_200 },
  'app/parent/settings/locations-page.tsx': { en: 127_400, bn: 130_300 },
  'app/parent/settings/account-status-page.tsx': { en: 119_300, bn: 122_200 },
  'app/parent/settings/devices-page.tsx': { en: 119_800, bn: 122_700 },
  'app/parent/settings/notifications-page.tsx': { en: 122_100, bn: 125_000 },
  'app/parent/set-password/set-password-page.tsx': { en: 154_600, bn: 159_400 },
  'app/parent/settings/own-data-page.tsx': { en: 115_900, bn: 118_700 },
  'app/parent/layout/missing-page.tsx': { en: 115_600, bn: 117_800 },
  'app/staff/requests/requests-page.tsx': { en: 130_300, bn: 133_400 },
  'app/staff/request/request-page.tsx': { en: 134_900, bn: 138_000 },
  'app/staff/pipeline/pipeline-page.tsx': { en: 134_900, bn: 138_300 },
  'app/staff/people/people-page.tsx': { en: 126_400, bn: 129_500 },
  'app/staff/people/person-page.tsx': { en: 127_600, bn: 130_700 },
  'app/staff/coach/coach-page.tsx': { en: 124_800, bn: 128_000 },
  'app/staff/calls/calls-page.tsx': { en: 123_000, bn: 126_200 },
  'app/staff/documents/documents-page.tsx': { en: 122_200, bn: 125_400 },
  'app/staff/documents/tutor-documents-page.tsx': { en: 133_400, bn: 137_400 },
  'app/staff/alarms/alarms-page.tsx': { en: 122_700, bn: 125_800 },
  'app/staff/partners/partners-page.tsx': { en: 125_000, bn: 128_100 },
  'app/staff/reviews/reviews-page.tsx': { en: 126_700, bn: 129_800 },
  'app/staff/names/names-page.tsx': { en: 124_300, bn: 127_500 },
  'app/staff/security/security-page.tsx': { en: 134_100, bn: 138_400 },
  'app/staff/audit/audit-page.tsx': { en: 122_600, bn: 125_700 },
};
