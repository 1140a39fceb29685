/** Texts of areas that most readers never open: fetched with the first screen that needs them. */
import type { Lang } from '#core/i18n/lang.ts';
import type { Resources } from '#core/i18n/resources.ts';

const json = { with: { type: 'json' } } as const;

const files = {
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
  connect: {
    en: () => import('#locales/en/connect.json', json),
    bn: () => import('#locales/bn/connect.json', json),
  },
  guardianProfile: {
    en: () => import('#locales/en/guardianProfile.json', json),
    bn: () => import('#locales/bn/guardianProfile.json', json),
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
  history: {
    en: () => import('#locales/en/history.json', json),
    bn: () => import('#locales/bn/history.json', json),
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
  money: {
    en: () => import('#locales/en/money.json', json),
    bn: () => import('#locales/bn/money.json', json),
  },
  papers: {
    en: () => import('#locales/en/papers.json', json),
    bn: () => import('#locales/bn/papers.json', json),
  },
  notifications: {
    en: () => import('#locales/en/notifications.json', json),
    bn: () => import('#locales/bn/notifications.json', json),
  },
  numberChange: {
    en: () => import('#locales/en/numberChange.json', json),
    bn: () => import('#locales/bn/numberChange.json', json),
  },
  staff: {
    en: () => import('#locales/en/staff.json', json),
    bn: () => import('#locales/bn/staff.json', json),
  },
  staffBooks: {
    en: () => import('#locales/en/staffBooks.json', json),
    bn: () => import('#locales/bn/staffBooks.json', json),
  },
  staffChat: {
    en: () => import('#locales/en/staffChat.json', json),
    bn: () => import('#locales/bn/staffChat.json', json),
  },
  staffMoney: {
    en: () => import('#locales/en/staffMoney.json', json),
    bn: () => import('#locales/bn/staffMoney.json', json),
  },
  staffNotices: {
    en: () => import('#locales/en/staffNotices.json', json),
    bn: () => import('#locales/bn/staffNotices.json', json),
  },
  staffCommunity: {
    en: () => import('#locales/en/staffCommunity.json', json),
    bn: () => import('#locales/bn/staffCommunity.json', json),
  },
  hire: {
    en: () => import('#locales/en/hire.json', json),
    bn: () => import('#locales/bn/hire.json', json),
  },
  parent: {
    en: () => import('#locales/en/parent.json', json),
    bn: () => import('#locales/bn/parent.json', json),
  },
  contact: {
    en: () => import('#locales/en/contact.json', json),
    bn: () => import('#locales/bn/contact.json', json),
  },
  crm: {
    en: () => import('#locales/en/crm.json', json),
    bn: () => import('#locales/bn/crm.json', json),
  },
  cv: {
    en: () => import('#locales/en/cv.json', json),
    bn: () => import('#locales/bn/cv.json', json),
  },
  errors: {
    en: () => import('#locales/en/errors.json', json),
    bn: () => import('#locales/bn/errors.json', json),
  },
  form: {
    en: () => import('#locales/en/form.json', json),
    bn: () => import('#locales/bn/form.json', json),
  },
  kit: {
    en: () => import('#locales/en/kit.json', json),
    bn: () => import('#locales/bn/kit.json', json),
  },
  landing: {
    en: () => import('#locales/en/landing.json', json),
    bn: () => import('#locales/bn/landing.json', json),
  },
  letters: {
    en: () => import('#locales/en/letters.json', json),
    bn: () => import('#locales/bn/letters.json', json),
  },
  partners: {
    en: () => import('#locales/en/partners.json', json),
    bn: () => import('#locales/bn/partners.json', json),
  },
  offline: {
    en: () => import('#locales/en/offline.json', json),
    bn: () => import('#locales/bn/offline.json', json),
  },
  profile: {
    en: () => import('#locales/en/profile.json', json),
    bn: () => import('#locales/bn/profile.json', json),
  },
  settings: {
    en: () => import('#locales/en/settings.json', json),
    bn: () => import('#locales/bn/settings.json', json),
  },
  push: {
    en: () => import('#locales/en/push.json', json),
    bn: () => import('#locales/bn/push.json', json),
  },
  setup: {
    en: () => import('#locales/en/setup.json', json),
    bn: () => import('#locales/bn/setup.json', json),
  },
  ownBoard: {
    en: () => import('#locales/en/ownBoard.json', json),
    bn: () => import('#locales/bn/ownBoard.json', json),
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
  shop: {
    en: () => import('#locales/en/shop.json', json),
    bn: () => import('#locales/bn/shop.json', json),
  },
  teachingHistory: {
    en: () => import('#locales/en/teachingHistory.json', json),
    bn: () => import('#locales/bn/teachingHistory.json', json),
  },
  tutorReviews: {
    en: () => import('#locales/en/tutorReviews.json', json),
    bn: () => import('#locales/bn/tutorReviews.json', json),
  },
  onlineLessons: {
    en: () => import('#locales/en/onlineLessons.json', json),
    bn: () => import('#locales/bn/onlineLessons.json', json),
  },
  teaching: {
    en: () => import('#locales/en/teaching.json', json),
    bn: () => import('#locales/bn/teaching.json', json),
  },
  terms: {
    en: () => import('#locales/en/terms.json', json),
    bn: () => import('#locales/bn/terms.json', json),
  },
  dashboard: {
    en: () => import('#locales/en/dashboard.json', json),
    bn: () => import('#locales/bn/dashboard.json', json),
  },
  document: {
    en: () => import('#locales/en/document.json', json),
    bn: () => import('#locales/bn/document.json', json),
  },
  privacy: {
    en: () => import('#locales/en/privacy.json', json),
    bn: () => import('#locales/bn/privacy.json', json),
  },
  tutor: {
    en: () => import('#locales/en/tutor.json', json),
    bn: () => import('#locales/bn/tutor.json', json),
  },
  tutorProfile: {
    en: () => import('#locales/en/tutorProfile.json', json),
    bn: () => import('#locales/bn/tutorProfile.json', json),
  },
} satisfies Partial<Record<keyof Resources, Record<Lang, () => Promise<{ default: object }>>>>;

export type LazyArea = keyof typeof files;

const ASKED_AGAIN_AFTER_MS = 1000;

const opened = new Set<LazyArea>();
const loading = new Map<string, Promise<object>>();
const loaded = new Map<string, object>();

const keyOf = (lang: Lang, area: LazyArea) => `${lang} ${area}`;

/** One promise for each file, so that a screen may wait for it in its render. */
export function loadArea(lang: Lang, area: LazyArea): Promise<object> {
  opened.add(area);
  const key = keyOf(lang, area);
  const known = loading.get(key);
  if (known) return known;
  const started = files[area]
    [lang]()
    .then((module) => {
      loaded.set(key, module.default);
      return module.default;
    })
    .catch((error: unknown) => {
      // The next try asks again; the render that waits for this one has to see that it failed.
      setTimeout(() => loading.delete(key), ASKED_AGAIN_AFTER_MS);
      throw error;
    });
  loading.set(key, started);
  return started;
}

export const readArea = (lang: Lang, area: LazyArea) => loaded.get(keyOf(lang, area));

/** Before the language changes under screens that are open. */
export const loadOpenedAreas = (lang: Lang) =>
  Promise.all([...opened].map((area) => loadArea(lang, area)));
