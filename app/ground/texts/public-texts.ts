/** Texts of areas that everybody may open, and of what stands on their pages for some. */
import type { TextFiles } from './text-files.ts';

const json = { with: { type: 'json' } } as const;

export const publicTexts = {
  applying: {
    en: () => import('#locales/en/market/applying.json', json),
    bn: () => import('#locales/bn/market/applying.json', json),
  },
  assistant: {
    en: () => import('#locales/en/site/assistant.json', json),
    bn: () => import('#locales/bn/site/assistant.json', json),
  },
  auth: {
    en: () => import('#locales/en/people/auth.json', json),
    bn: () => import('#locales/bn/people/auth.json', json),
  },
  board: {
    en: () => import('#locales/en/market/board.json', json),
    bn: () => import('#locales/bn/market/board.json', json),
  },
  boardControls: {
    en: () => import('#locales/en/market/boardControls.json', json),
    bn: () => import('#locales/bn/market/boardControls.json', json),
  },
  connect: {
    en: () => import('#locales/en/people/connect.json', json),
    bn: () => import('#locales/bn/people/connect.json', json),
  },
  contact: {
    en: () => import('#locales/en/site/contact.json', json),
    bn: () => import('#locales/bn/site/contact.json', json),
  },
  crm: {
    en: () => import('#locales/en/site/crm.json', json),
    bn: () => import('#locales/bn/site/crm.json', json),
  },
  // Of tutors by a private link.
  cv: {
    en: () => import('#locales/en/people/cv.json', json),
    bn: () => import('#locales/bn/people/cv.json', json),
  },
  document: {
    en: () => import('#locales/en/site/document.json', json),
    bn: () => import('#locales/bn/site/document.json', json),
  },
  errors: {
    en: () => import('#locales/en/ground/errors.json', json),
    bn: () => import('#locales/bn/ground/errors.json', json),
  },
  guide: {
    en: () => import('#locales/en/site/guide.json', json),
    bn: () => import('#locales/bn/site/guide.json', json),
  },
  guideText: {
    en: () => import('../../../docs/embed.md'),
    bn: () => import('../../../docs/embed.bn.md'),
  },
  handover: {
    en: () => import('#locales/en/tuition/handover.json', json),
    bn: () => import('#locales/bn/tuition/handover.json', json),
  },
  hire: {
    en: () => import('#locales/en/market/hire.json', json),
    bn: () => import('#locales/bn/market/hire.json', json),
  },
  home: {
    en: () => import('#locales/en/site/home.json', json),
    bn: () => import('#locales/bn/site/home.json', json),
  },
  hub: {
    en: () => import('#locales/en/market/hub.json', json),
    bn: () => import('#locales/bn/market/hub.json', json),
  },
  hubControls: {
    en: () => import('#locales/en/market/hubControls.json', json),
    bn: () => import('#locales/bn/market/hubControls.json', json),
  },
  job: {
    en: () => import('#locales/en/market/job.json', json),
    bn: () => import('#locales/bn/market/job.json', json),
  },
  kit: {
    en: () => import('#locales/en/site/kit.json', json),
    bn: () => import('#locales/bn/site/kit.json', json),
  },
  landing: {
    en: () => import('#locales/en/site/landing.json', json),
    bn: () => import('#locales/bn/site/landing.json', json),
  },
  money: {
    en: () => import('#locales/en/money/money.json', json),
    bn: () => import('#locales/bn/money/money.json', json),
  },
  notifications: {
    en: () => import('#locales/en/notify/notifications.json', json),
    bn: () => import('#locales/bn/notify/notifications.json', json),
  },
  numberChange: {
    en: () => import('#locales/en/people/numberChange.json', json),
    bn: () => import('#locales/bn/people/numberChange.json', json),
  },
  offline: {
    en: () => import('#locales/en/site/offline.json', json),
    bn: () => import('#locales/bn/site/offline.json', json),
  },
  ownBoard: {
    en: () => import('#locales/en/market/ownBoard.json', json),
    bn: () => import('#locales/bn/market/ownBoard.json', json),
  },
  papers: {
    en: () => import('#locales/en/money/papers.json', json),
    bn: () => import('#locales/bn/money/papers.json', json),
  },
  parent: {
    en: () => import('#locales/en/tuition/parent.json', json),
    bn: () => import('#locales/bn/tuition/parent.json', json),
  },
  partners: {
    en: () => import('#locales/en/site/partners.json', json),
    bn: () => import('#locales/bn/site/partners.json', json),
  },
  privacy: {
    en: () => import('#locales/en/site/privacy.json', json),
    bn: () => import('#locales/bn/site/privacy.json', json),
  },
  profileFields: {
    en: () => import('#locales/en/people/profileFields.json', json),
    bn: () => import('#locales/bn/people/profileFields.json', json),
  },
  push: {
    en: () => import('#locales/en/notify/push.json', json),
    bn: () => import('#locales/bn/notify/push.json', json),
  },
  settings: {
    en: () => import('#locales/en/people/settings.json', json),
    bn: () => import('#locales/bn/people/settings.json', json),
  },
  shop: {
    en: () => import('#locales/en/site/shop.json', json),
    bn: () => import('#locales/bn/site/shop.json', json),
  },
  staff: {
    en: () => import('#locales/en/staff/staff.json', json),
    bn: () => import('#locales/bn/staff/staff.json', json),
  },
  terms: {
    en: () => import('#locales/en/site/terms.json', json),
    bn: () => import('#locales/bn/site/terms.json', json),
  },
  // Around a page that tutors and guardians both have (app/start/routes/routes.tsx, OwnFrame).
  tutor: {
    en: () => import('#locales/en/dashboards/tutor.json', json),
    bn: () => import('#locales/bn/dashboards/tutor.json', json),
  },
  tutorProfile: {
    en: () => import('#locales/en/people/tutorProfile.json', json),
    bn: () => import('#locales/bn/people/tutorProfile.json', json),
  },
} satisfies TextFiles;

export type PublicArea = keyof typeof publicTexts;
