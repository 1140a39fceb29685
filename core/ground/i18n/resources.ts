/** The shape of one language's texts; English is the model, tests hold Bengali to the same keys. */

/** The areas of texts by name: a line each. Their files are found by it, in the folder of any wing. */
export interface Resources {
  common: typeof import('../../../locales/en/ground/common.json');
  errors: typeof import('../../../locales/en/ground/errors.json');
  form: typeof import('../../../locales/en/ground/form.json');
  /** Lists of the app that are read page by page. */
  list: typeof import('../../../locales/en/ground/list.json');

  app: typeof import('../../../locales/en/shell/app.json');

  auth: typeof import('../../../locales/en/people/auth.json');
  /** Our windows on behalf of a partner's page. */
  connect: typeof import('../../../locales/en/people/connect.json');
  cv: typeof import('../../../locales/en/people/cv.json');
  /** A guardian's own profile, and the change of a number. */
  guardianProfile: typeof import('../../../locales/en/people/guardianProfile.json');
  /** The change of a phone number, for its person and for staff. */
  numberChange: typeof import('../../../locales/en/people/numberChange.json');
  profile: typeof import('../../../locales/en/people/profile.json');
  /** The texts of a widget about its connection. */
  session: typeof import('../../../locales/en/people/session.json');
  settings: typeof import('../../../locales/en/people/settings.json');
  /** A tutor's public page, and the plain fields on it: `label` for the tutor, `title` on the page. */
  tutorProfile: typeof import('../../../locales/en/people/tutorProfile.json');

  notifications: typeof import('../../../locales/en/notify/notifications.json');
  push: typeof import('../../../locales/en/notify/push.json');

  money: typeof import('../../../locales/en/money/money.json');
  /** Receipts and statements. */
  papers: typeof import('../../../locales/en/money/papers.json');
  /** Money sent by hand. */
  proof: typeof import('../../../locales/en/money/proof.json');

  applying: typeof import('../../../locales/en/market/applying.json');
  board: typeof import('../../../locales/en/market/board.json');
  /** Filters and place search: of the board, the hub and the hire form. */
  boardControls: typeof import('../../../locales/en/market/boardControls.json');
  hire: typeof import('../../../locales/en/market/hire.json');
  history: typeof import('../../../locales/en/market/history.json');
  hub: typeof import('../../../locales/en/market/hub.json');
  hubControls: typeof import('../../../locales/en/market/hubControls.json');
  job: typeof import('../../../locales/en/market/job.json');
  ownBoard: typeof import('../../../locales/en/market/ownBoard.json');

  /** The texts about changes in a tuition. */
  changes: typeof import('../../../locales/en/tuition/changes.json');
  /** Messages of a tuition. */
  chat: typeof import('../../../locales/en/tuition/chat.json');
  /** A guardian's coaches, beside what the requests for them say. */
  coaches: typeof import('../../../locales/en/tuition/coaches.json');
  handover: typeof import('../../../locales/en/tuition/handover.json');
  letters: typeof import('../../../locales/en/tuition/letters.json');
  onlineLessons: typeof import('../../../locales/en/tuition/onlineLessons.json');
  parent: typeof import('../../../locales/en/tuition/parent.json');
  /** Routine, week and lessons of tuitions. */
  routine: typeof import('../../../locales/en/tuition/routine.json');
  /** The life of a tuition, for both its people. */
  teaching: typeof import('../../../locales/en/tuition/teaching.json');
  /** The consent to show what was taught. */
  teachingHistory: typeof import('../../../locales/en/tuition/teachingHistory.json');

  /** The texts around what tutors and guardians write for each other. */
  community: typeof import('../../../locales/en/community/community.json');
  /** The texts around what guardians said of the tutor, with the answers. */
  tutorReviews: typeof import('../../../locales/en/community/tutorReviews.json');

  /** A guardian's first screen. */
  dashboard: typeof import('../../../locales/en/dashboards/dashboard.json');
  setup: typeof import('../../../locales/en/dashboards/setup.json');
  tutor: typeof import('../../../locales/en/dashboards/tutor.json');

  assistant: typeof import('../../../locales/en/site/assistant.json');
  /** Support, and writing to staff. */
  contact: typeof import('../../../locales/en/site/contact.json');
  /** Forms of others, and thanks for them. */
  crm: typeof import('../../../locales/en/site/crm.json');
  /** The texts around documents. */
  document: typeof import('../../../locales/en/site/document.json');
  /** The texts around the guide for partners, and what is given to copy. */
  guide: typeof import('../../../locales/en/site/guide.json');
  /** Read as a whole: `GuideText`. */
  guideText: object;
  home: typeof import('../../../locales/en/site/home.json');
  /** The page of components, `/ui`. */
  kit: typeof import('../../../locales/en/site/kit.json');
  /** Pages about one kind of tuition. */
  landing: typeof import('../../../locales/en/site/landing.json');
  /** The page that stands in for others without a connection. */
  offline: typeof import('../../../locales/en/site/offline.json');
  /** The pages for partners, who show our elements on their own pages. */
  partners: typeof import('../../../locales/en/site/partners.json');
  /** Documents, each read as a whole. */
  privacy: typeof import('../../../locales/en/site/privacy.json');
  shop: typeof import('../../../locales/en/site/shop.json');
  terms: typeof import('../../../locales/en/site/terms.json');

  newTutors: typeof import('../../../locales/en/staff/newTutors.json');
  /** Settlement files beside our payments. */
  reconciliation: typeof import('../../../locales/en/staff/reconciliation.json');
  staff: typeof import('../../../locales/en/staff/staff.json');
  staffAudit: typeof import('../../../locales/en/staff/staffAudit.json');
  /** Day book, income and the ledger as a file. */
  staffBooks: typeof import('../../../locales/en/staff/staffBooks.json');
  /** Messages that were reported. */
  staffChat: typeof import('../../../locales/en/staff/staffChat.json');
  staffCommunity: typeof import('../../../locales/en/staff/staffCommunity.json');
  staffMoney: typeof import('../../../locales/en/staff/staffMoney.json');
  /** The notice board, as staff write it. */
  staffNotices: typeof import('../../../locales/en/staff/staffNotices.json');
}
