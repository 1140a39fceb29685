/**
 * Texts of the areas for tutors, guardians and staff: their lists of screens bring this along, so that
 * nobody else fetches even the names of the files.
 */
import type { TextFiles } from './text-files.ts';

const json = { with: { type: 'json' } } as const;

export const accountTexts = {
  changes: {
    en: () => import('#locales/en/changes.json', json),
    bn: () => import('#locales/bn/changes.json', json),
  },
  chat: {
    en: () => import('#locales/en/chat.json', json),
    bn: () => import('#locales/bn/chat.json', json),
  },
  coaches: {
    en: () => import('#locales/en/coaches.json', json),
    bn: () => import('#locales/bn/coaches.json', json),
  },
  community: {
    en: () => import('#locales/en/community.json', json),
    bn: () => import('#locales/bn/community.json', json),
  },
  dashboard: {
    en: () => import('#locales/en/dashboard.json', json),
    bn: () => import('#locales/bn/dashboard.json', json),
  },
  form: {
    en: () => import('#locales/en/form.json', json),
    bn: () => import('#locales/bn/form.json', json),
  },
  guardianProfile: {
    en: () => import('#locales/en/guardianProfile.json', json),
    bn: () => import('#locales/bn/guardianProfile.json', json),
  },
  history: {
    en: () => import('#locales/en/history.json', json),
    bn: () => import('#locales/bn/history.json', json),
  },
  letters: {
    en: () => import('#locales/en/letters.json', json),
    bn: () => import('#locales/bn/letters.json', json),
  },
  onlineLessons: {
    en: () => import('#locales/en/onlineLessons.json', json),
    bn: () => import('#locales/bn/onlineLessons.json', json),
  },
  profile: {
    en: () => import('#locales/en/profile.json', json),
    bn: () => import('#locales/bn/profile.json', json),
  },
  proof: {
    en: () => import('#locales/en/proof.json', json),
    bn: () => import('#locales/bn/proof.json', json),
  },
  reconciliation: {
    en: () => import('#locales/en/reconciliation.json', json),
    bn: () => import('#locales/bn/reconciliation.json', json),
  },
  routine: {
    en: () => import('#locales/en/routine.json', json),
    bn: () => import('#locales/bn/routine.json', json),
  },
  setup: {
    en: () => import('#locales/en/setup.json', json),
    bn: () => import('#locales/bn/setup.json', json),
  },
  staffAudit: {
    en: () => import('#locales/en/staffAudit.json', json),
    bn: () => import('#locales/bn/staffAudit.json', json),
  },
  staffBooks: {
    en: () => import('#locales/en/staffBooks.json', json),
    bn: () => import('#locales/bn/staffBooks.json', json),
  },
  staffChat: {
    en: () => import('#locales/en/staffChat.json', json),
    bn: () => import('#locales/bn/staffChat.json', json),
  },
  staffCommunity: {
    en: () => import('#locales/en/staffCommunity.json', json),
    bn: () => import('#locales/bn/staffCommunity.json', json),
  },
  staffMoney: {
    en: () => import('#locales/en/staffMoney.json', json),
    bn: () => import('#locales/bn/staffMoney.json', json),
  },
  newTutors: {
    en: () => import('#locales/en/newTutors.json', json),
    bn: () => import('#locales/bn/newTutors.json', json),
  },
  staffNotices: {
    en: () => import('#locales/en/staffNotices.json', json),
    bn: () => import('#locales/bn/staffNotices.json', json),
  },
  teaching: {
    en: () => import('#locales/en/teaching.json', json),
    bn: () => import('#locales/bn/teaching.json', json),
  },
  teachingHistory: {
    en: () => import('#locales/en/teachingHistory.json', json),
    bn: () => import('#locales/bn/teachingHistory.json', json),
  },
  tutorReviews: {
    en: () => import('#locales/en/tutorReviews.json', json),
    bn: () => import('#locales/bn/tutorReviews.json', json),
  },
} satisfies TextFiles;
