/**
 * Texts of the areas for tutors, guardians and staff: their lists of screens bring this along, so that
 * nobody else fetches even the names of the files.
 */
import type { TextFiles } from './text-files.ts';

const json = { with: { type: 'json' } } as const;

export const accountTexts = {
  changes: {
    en: () => import('#locales/en/tuition/changes.json', json),
    bn: () => import('#locales/bn/tuition/changes.json', json),
  },
  chat: {
    en: () => import('#locales/en/tuition/chat.json', json),
    bn: () => import('#locales/bn/tuition/chat.json', json),
  },
  coaches: {
    en: () => import('#locales/en/tuition/coaches.json', json),
    bn: () => import('#locales/bn/tuition/coaches.json', json),
  },
  community: {
    en: () => import('#locales/en/community/community.json', json),
    bn: () => import('#locales/bn/community/community.json', json),
  },
  dashboard: {
    en: () => import('#locales/en/dashboards/dashboard.json', json),
    bn: () => import('#locales/bn/dashboards/dashboard.json', json),
  },
  form: {
    en: () => import('#locales/en/ground/form.json', json),
    bn: () => import('#locales/bn/ground/form.json', json),
  },
  guardianProfile: {
    en: () => import('#locales/en/people/guardianProfile.json', json),
    bn: () => import('#locales/bn/people/guardianProfile.json', json),
  },
  history: {
    en: () => import('#locales/en/market/history.json', json),
    bn: () => import('#locales/bn/market/history.json', json),
  },
  letters: {
    en: () => import('#locales/en/tuition/letters.json', json),
    bn: () => import('#locales/bn/tuition/letters.json', json),
  },
  onlineLessons: {
    en: () => import('#locales/en/tuition/onlineLessons.json', json),
    bn: () => import('#locales/bn/tuition/onlineLessons.json', json),
  },
  profile: {
    en: () => import('#locales/en/people/profile.json', json),
    bn: () => import('#locales/bn/people/profile.json', json),
  },
  proof: {
    en: () => import('#locales/en/money/proof.json', json),
    bn: () => import('#locales/bn/money/proof.json', json),
  },
  reconciliation: {
    en: () => import('#locales/en/staff/reconciliation.json', json),
    bn: () => import('#locales/bn/staff/reconciliation.json', json),
  },
  routine: {
    en: () => import('#locales/en/tuition/routine.json', json),
    bn: () => import('#locales/bn/tuition/routine.json', json),
  },
  setup: {
    en: () => import('#locales/en/dashboards/setup.json', json),
    bn: () => import('#locales/bn/dashboards/setup.json', json),
  },
  staffAudit: {
    en: () => import('#locales/en/staff/staffAudit.json', json),
    bn: () => import('#locales/bn/staff/staffAudit.json', json),
  },
  staffBooks: {
    en: () => import('#locales/en/staff/staffBooks.json', json),
    bn: () => import('#locales/bn/staff/staffBooks.json', json),
  },
  staffChat: {
    en: () => import('#locales/en/staff/staffChat.json', json),
    bn: () => import('#locales/bn/staff/staffChat.json', json),
  },
  staffCommunity: {
    en: () => import('#locales/en/staff/staffCommunity.json', json),
    bn: () => import('#locales/bn/staff/staffCommunity.json', json),
  },
  staffMoney: {
    en: () => import('#locales/en/staff/staffMoney.json', json),
    bn: () => import('#locales/bn/staff/staffMoney.json', json),
  },
  newTutors: {
    en: () => import('#locales/en/staff/newTutors.json', json),
    bn: () => import('#locales/bn/staff/newTutors.json', json),
  },
  staffNotices: {
    en: () => import('#locales/en/staff/staffNotices.json', json),
    bn: () => import('#locales/bn/staff/staffNotices.json', json),
  },
  teaching: {
    en: () => import('#locales/en/tuition/teaching.json', json),
    bn: () => import('#locales/bn/tuition/teaching.json', json),
  },
  teachingHistory: {
    en: () => import('#locales/en/tuition/teachingHistory.json', json),
    bn: () => import('#locales/bn/tuition/teachingHistory.json', json),
  },
  tutorReviews: {
    en: () => import('#locales/en/community/tutorReviews.json', json),
    bn: () => import('#locales/bn/community/tutorReviews.json', json),
  },
} satisfies TextFiles;
