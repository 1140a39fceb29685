/** The shape of one language's texts; English is the model, tests hold Bengali to the same keys. */
import type app from '../../../locales/en/app.json';
import type applying from '../../../locales/en/applying.json';
import type assistant from '../../../locales/en/assistant.json';
import type auth from '../../../locales/en/auth.json';
import type board from '../../../locales/en/board.json';
import type boardControls from '../../../locales/en/boardControls.json';
import type changes from '../../../locales/en/changes.json';
import type chat from '../../../locales/en/chat.json';
import type coaches from '../../../locales/en/coaches.json';
import type common from '../../../locales/en/common.json';
import type community from '../../../locales/en/community.json';
import type connect from '../../../locales/en/connect.json';
import type contact from '../../../locales/en/contact.json';
import type crm from '../../../locales/en/crm.json';
import type cv from '../../../locales/en/cv.json';
import type dashboard from '../../../locales/en/dashboard.json';
import type document from '../../../locales/en/document.json';
import type errors from '../../../locales/en/errors.json';
import type form from '../../../locales/en/form.json';
import type guardianProfile from '../../../locales/en/guardianProfile.json';
import type guide from '../../../locales/en/guide.json';
import type handover from '../../../locales/en/handover.json';
import type hire from '../../../locales/en/hire.json';
import type history from '../../../locales/en/history.json';
import type home from '../../../locales/en/home.json';
import type hub from '../../../locales/en/hub.json';
import type hubControls from '../../../locales/en/hubControls.json';
import type job from '../../../locales/en/job.json';
import type kit from '../../../locales/en/kit.json';
import type landing from '../../../locales/en/landing.json';
import type letters from '../../../locales/en/letters.json';
import type list from '../../../locales/en/list.json';
import type money from '../../../locales/en/money.json';
import type newTutors from '../../../locales/en/newTutors.json';
import type notifications from '../../../locales/en/notifications.json';
import type numberChange from '../../../locales/en/numberChange.json';
import type offline from '../../../locales/en/offline.json';
import type onlineLessons from '../../../locales/en/onlineLessons.json';
import type ownBoard from '../../../locales/en/ownBoard.json';
import type papers from '../../../locales/en/papers.json';
import type parent from '../../../locales/en/parent.json';
import type partners from '../../../locales/en/partners.json';
import type privacy from '../../../locales/en/privacy.json';
import type profile from '../../../locales/en/profile.json';
import type proof from '../../../locales/en/proof.json';
import type push from '../../../locales/en/push.json';
import type reconciliation from '../../../locales/en/reconciliation.json';
import type routine from '../../../locales/en/routine.json';
import type session from '../../../locales/en/session.json';
import type settings from '../../../locales/en/settings.json';
import type setup from '../../../locales/en/setup.json';
import type shop from '../../../locales/en/shop.json';
import type staff from '../../../locales/en/staff.json';
import type staffAudit from '../../../locales/en/staffAudit.json';
import type staffBooks from '../../../locales/en/staffBooks.json';
import type staffChat from '../../../locales/en/staffChat.json';
import type staffCommunity from '../../../locales/en/staffCommunity.json';
import type staffMoney from '../../../locales/en/staffMoney.json';
import type staffNotices from '../../../locales/en/staffNotices.json';
import type teaching from '../../../locales/en/teaching.json';
import type teachingHistory from '../../../locales/en/teachingHistory.json';
import type terms from '../../../locales/en/terms.json';
import type tutor from '../../../locales/en/tutor.json';
import type tutorProfile from '../../../locales/en/tutorProfile.json';
import type tutorReviews from '../../../locales/en/tutorReviews.json';

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
  /** What changes in a tuition. */
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
  /** What tutors and guardians write for each other. */
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
  /** What a widget says about its connection. */
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
  /** What guardians said of the tutor, with the answers. */
  tutorReviews: typeof tutorReviews;
  /** A tutor's public page. */
  tutorProfile: typeof tutorProfile;
}
