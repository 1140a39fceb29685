/** The shape of one language's texts; English is the model, tests hold Bengali to the same keys. */

import type community from '../../../locales/en/community/community.json';
import type tutorReviews from '../../../locales/en/community/tutorReviews.json';
import type dashboard from '../../../locales/en/dashboards/dashboard.json';
import type setup from '../../../locales/en/dashboards/setup.json';
import type tutor from '../../../locales/en/dashboards/tutor.json';
import type common from '../../../locales/en/ground/common.json';
import type errors from '../../../locales/en/ground/errors.json';
import type form from '../../../locales/en/ground/form.json';
import type list from '../../../locales/en/ground/list.json';
import type applying from '../../../locales/en/market/applying.json';
import type board from '../../../locales/en/market/board.json';
import type boardControls from '../../../locales/en/market/boardControls.json';
import type hire from '../../../locales/en/market/hire.json';
import type history from '../../../locales/en/market/history.json';
import type hub from '../../../locales/en/market/hub.json';
import type hubControls from '../../../locales/en/market/hubControls.json';
import type job from '../../../locales/en/market/job.json';
import type ownBoard from '../../../locales/en/market/ownBoard.json';
import type money from '../../../locales/en/money/money.json';
import type papers from '../../../locales/en/money/papers.json';
import type proof from '../../../locales/en/money/proof.json';
import type notifications from '../../../locales/en/notify/notifications.json';
import type push from '../../../locales/en/notify/push.json';
import type auth from '../../../locales/en/people/auth.json';
import type connect from '../../../locales/en/people/connect.json';
import type cv from '../../../locales/en/people/cv.json';
import type guardianProfile from '../../../locales/en/people/guardianProfile.json';
import type numberChange from '../../../locales/en/people/numberChange.json';
import type profile from '../../../locales/en/people/profile.json';
import type profileFields from '../../../locales/en/people/profileFields.json';
import type session from '../../../locales/en/people/session.json';
import type settings from '../../../locales/en/people/settings.json';
import type tutorProfile from '../../../locales/en/people/tutorProfile.json';
import type app from '../../../locales/en/shell/app.json';
import type assistant from '../../../locales/en/site/assistant.json';
import type contact from '../../../locales/en/site/contact.json';
import type crm from '../../../locales/en/site/crm.json';
import type document from '../../../locales/en/site/document.json';
import type guide from '../../../locales/en/site/guide.json';
import type home from '../../../locales/en/site/home.json';
import type kit from '../../../locales/en/site/kit.json';
import type landing from '../../../locales/en/site/landing.json';
import type offline from '../../../locales/en/site/offline.json';
import type partners from '../../../locales/en/site/partners.json';
import type privacy from '../../../locales/en/site/privacy.json';
import type shop from '../../../locales/en/site/shop.json';
import type terms from '../../../locales/en/site/terms.json';
import type newTutors from '../../../locales/en/staff/newTutors.json';
import type reconciliation from '../../../locales/en/staff/reconciliation.json';
import type staff from '../../../locales/en/staff/staff.json';
import type staffAudit from '../../../locales/en/staff/staffAudit.json';
import type staffBooks from '../../../locales/en/staff/staffBooks.json';
import type staffChat from '../../../locales/en/staff/staffChat.json';
import type staffCommunity from '../../../locales/en/staff/staffCommunity.json';
import type staffMoney from '../../../locales/en/staff/staffMoney.json';
import type staffNotices from '../../../locales/en/staff/staffNotices.json';
import type changes from '../../../locales/en/tuition/changes.json';
import type chat from '../../../locales/en/tuition/chat.json';
import type coaches from '../../../locales/en/tuition/coaches.json';
import type handover from '../../../locales/en/tuition/handover.json';
import type letters from '../../../locales/en/tuition/letters.json';
import type onlineLessons from '../../../locales/en/tuition/onlineLessons.json';
import type parent from '../../../locales/en/tuition/parent.json';
import type routine from '../../../locales/en/tuition/routine.json';
import type teaching from '../../../locales/en/tuition/teaching.json';
import type teachingHistory from '../../../locales/en/tuition/teachingHistory.json';

export interface Resources {
  common: typeof common;
  board: typeof board;
  /** Filters and place search: of the board, the hub and the hire form. */
  boardControls: typeof boardControls;
  job: typeof job;
  /** Around the guide for partners, and what is given to copy. */
  guide: typeof guide;
  /** Read as a whole: `GuideText`. */
  guideText: object;
  /** A guardian's own profile, and the change of a number. */
  guardianProfile: typeof guardianProfile;
  handover: typeof handover;
  /** The texts about changes in a tuition. */
  changes: typeof changes;
  /** Routine, week and lessons of tuitions. */
  routine: typeof routine;
  /** The life of a tuition, for both its people. */
  onlineLessons: typeof onlineLessons;
  teaching: typeof teaching;
  /** The consent to show what was taught. */
  teachingHistory: typeof teachingHistory;
  /** Messages of a tuition. */
  chat: typeof chat;
  /** The texts around what tutors and guardians write for each other. */
  community: typeof community;
  staffCommunity: typeof staffCommunity;
  hire: typeof hire;
  home: typeof home;
  hub: typeof hub;
  hubControls: typeof hubControls;
  parent: typeof parent;
  /** A guardian's first screen. */
  dashboard: typeof dashboard;
  /** A guardian's coaches, beside what the requests for them say. */
  coaches: typeof coaches;
  /** Without a connection. */
  offline: typeof offline;
  app: typeof app;
  applying: typeof applying;
  assistant: typeof assistant;
  auth: typeof auth;
  /** Our windows on behalf of a partner's page. */
  connect: typeof connect;
  /** Support, and writing to staff. */
  contact: typeof contact;
  /** Forms of others, and thanks for them. */
  crm: typeof crm;
  /** The texts of a widget about its connection. */
  session: typeof session;
  history: typeof history;
  money: typeof money;
  /** Receipts and statements. */
  papers: typeof papers;
  notifications: typeof notifications;
  /** The change of a phone number, for its person and for staff. */
  newTutors: typeof newTutors;
  numberChange: typeof numberChange;
  /** Money sent by hand. */
  proof: typeof proof;
  /** Settlement files beside our payments. */
  reconciliation: typeof reconciliation;
  shop: typeof shop;
  staff: typeof staff;
  /** Day book, income and the ledger as a file. */
  staffAudit: typeof staffAudit;
  staffBooks: typeof staffBooks;
  /** Messages that were reported. */
  staffChat: typeof staffChat;
  staffMoney: typeof staffMoney;
  /** The notice board, as staff write it. */
  staffNotices: typeof staffNotices;
  cv: typeof cv;
  errors: typeof errors;
  /** The page of components, `/ui`. */
  kit: typeof kit;
  /** Pages about one kind of tuition. */
  landing: typeof landing;
  ownBoard: typeof ownBoard;
  letters: typeof letters;
  /** Lists of the app that are read page by page. */
  list: typeof list;
  /** For those who show our elements on their pages. */
  partners: typeof partners;
  profile: typeof profile;
  /** The plain fields of a tutor's profile: `label` for the tutor, `title` on the public page. */
  profileFields: typeof profileFields;
  settings: typeof settings;
  form: typeof form;
  push: typeof push;
  setup: typeof setup;
  /** Around documents. */
  document: typeof document;
  /** Documents, each read as a whole. */
  privacy: typeof privacy;
  terms: typeof terms;
  tutor: typeof tutor;
  /** The texts around what guardians said of the tutor, with the answers. */
  tutorReviews: typeof tutorReviews;
  /** A tutor's public page. */
  tutorProfile: typeof tutorProfile;
}
