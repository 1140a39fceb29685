/** Texts of areas that everybody may open, and of what stands on their pages for some. */
import type { TextFiles } from './text-files.ts';

const json = { with: { type: 'json' } } as const;

export const publicTexts = {
  applying: {
    en: () => import('#locales/en/applying.json', json),
    bn: () => import('#locales/bn/applying.json', json),
  },
  assistant: {
    en: () => import('#locales/en/assistant.json', json),
    bn: () => import('#locales/bn/assistant.json', json),
  },
  auth: {
    en: () => import('#locales/en/auth.json', json),
    bn: () => import('#locales/bn/auth.json', json),
  },
  board: {
    en: () => import('#locales/en/board.json', json),
    bn: () => import('#locales/bn/board.json', json),
  },
  boardControls: {
    en: () => import('#locales/en/boardControls.json', json),
    bn: () => import('#locales/bn/boardControls.json', json),
  },
  connect: {
    en: () => import('#locales/en/connect.json', json),
    bn: () => import('#locales/bn/connect.json', json),
  },
  contact: {
    en: () => import('#locales/en/contact.json', json),
    bn: () => import('#locales/bn/contact.json', json),
  },
  crm: {
    en: () => import('#locales/en/crm.json', json),
    bn: () => import('#locales/bn/crm.json', json),
  },
  // Of tutors by a private link.
  cv: {
    en: () => import('#locales/en/cv.json', json),
    bn: () => import('#locales/bn/cv.json', json),
  },
  document: {
    en: () => import('#locales/en/document.json', json),
    bn: () => import('#locales/bn/document.json', json),
  },
  errors: {
    en: () => import('#locales/en/errors.json', json),
    bn: () => import('#locales/bn/errors.json', json),
  },
  guide: {
    en: () => import('#locales/en/guide.json', json),
    bn: () => import('#locales/bn/guide.json', json),
  },
  guideText: {
    en: () => import('../../docs/embed.md'),
    bn: () => import('../../docs/embed.bn.md'),
  },
  handover: {
    en: () => import('#locales/en/handover.json', json),
    bn: () => import('#locales/bn/handover.json', json),
  },
  hire: {
    en: () => import('#locales/en/hire.json', json),
    bn: () => import('#locales/bn/hire.json', json),
  },
  home: {
    en: () => import('#locales/en/home.json', json),
    bn: () => import('#locales/bn/home.json', json),
  },
  hub: {
    en: () => import('#locales/en/hub.json', json),
    bn: () => import('#locales/bn/hub.json', json),
  },
  hubControls: {
    en: () => import('#locales/en/hubControls.json', json),
    bn: () => import('#locales/bn/hubControls.json', json),
  },
  job: {
    en: () => import('#locales/en/job.json', json),
    bn: () => import('#locales/bn/job.json', json),
  },
  kit: {
    en: () => import('#locales/en/kit.json', json),
    bn: () => import('#locales/bn/kit.json', json),
  },
  landing: {
    en: () => import('#locales/en/landing.json', json),
    bn: () => import('#locales/bn/landing.json', json),
  },
  money: {
    en: () => import('#locales/en/money.json', json),
    bn: () => import('#locales/bn/money.json', json),
  },
  notifications: {
    en: () => import('#locales/en/notifications.json', json),
    bn: () => import('#locales/bn/notifications.json', json),
  },
  numberChange: {
    en: () => import('#locales/en/numberChange.json', json),
    bn: () => import('#locales/bn/numberChange.json', json),
  },
  offline: {
    en: () => import('#locales/en/offline.json', json),
    bn: () => import('#locales/bn/offline.json', json),
  },
  ownBoard: {
    en: () => import('#locales/en/ownBoard.json', json),
    bn: () => import('#locales/bn/ownBoard.json', json),
  },
  papers: {
    en: () => import('#locales/en/papers.json', json),
    bn: () => import('#locales/bn/papers.json', json),
  },
  parent: {
    en: () => import('#locales/en/parent.json', json),
    bn: () => import('#locales/bn/parent.json', json),
  },
  partners: {
    en: () => import('#locales/en/partners.json', json),
    bn: () => import('#locales/bn/partners.json', json),
  },
  privacy: {
    en: () => import('#locales/en/privacy.json', json),
    bn: () => import('#locales/bn/privacy.json', json),
  },
  push: {
    en: () => import('#locales/en/push.json', json),
    bn: () => import('#locales/bn/push.json', json),
  },
  settings: {
    en: () => import('#locales/en/settings.json', json),
    bn: () => import('#locales/bn/settings.json', json),
  },
  shop: {
    en: () => import('#locales/en/shop.json', json),
    bn: () => import('#locales/bn/shop.json', json),
  },
  staff: {
    en: () => import('#locales/en/staff.json', json),
    bn: () => import('#locales/bn/staff.json', json),
  },
  terms: {
    en: () => import('#locales/en/terms.json', json),
    bn: () => import('#locales/bn/terms.json', json),
  },
  // Around a page that tutors and guardians both have (app/routes.tsx, OwnFrame).
  tutor: {
    en: () => import('#locales/en/tutor.json', json),
    bn: () => import('#locales/bn/tutor.json', json),
  },
  tutorProfile: {
    en: () => import('#locales/en/tutorProfile.json', json),
    bn: () => import('#locales/bn/tutorProfile.json', json),
  },
} satisfies TextFiles;

export type PublicArea = keyof typeof publicTexts;
