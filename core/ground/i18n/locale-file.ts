import type { Lang } from './lang.ts';
import type { Resources } from './resources.ts';

/** The wing in whose folder the texts of an area stand. */
const wings = {
  app: 'shell',
  applying: 'market',
  assistant: 'site',
  auth: 'people',
  board: 'market',
  boardControls: 'market',
  changes: 'tuition',
  chat: 'tuition',
  coaches: 'tuition',
  common: 'ground',
  community: 'community',
  connect: 'people',
  contact: 'site',
  crm: 'site',
  cv: 'people',
  dashboard: 'dashboards',
  document: 'site',
  errors: 'ground',
  form: 'ground',
  guardianProfile: 'people',
  guide: 'site',
  handover: 'tuition',
  hire: 'market',
  history: 'market',
  home: 'site',
  hub: 'market',
  hubControls: 'market',
  job: 'market',
  kit: 'site',
  landing: 'site',
  launcher: 'site',
  letters: 'tuition',
  list: 'ground',
  money: 'money',
  newTutors: 'staff',
  notifications: 'notify',
  numberChange: 'people',
  offline: 'site',
  onlineLessons: 'tuition',
  ownBoard: 'market',
  papers: 'money',
  parent: 'tuition',
  partners: 'site',
  privacy: 'site',
  profile: 'people',
  profileFields: 'people',
  proof: 'money',
  push: 'notify',
  reconciliation: 'staff',
  routine: 'tuition',
  server: 'notify',
  session: 'people',
  settings: 'people',
  setup: 'dashboards',
  shop: 'site',
  staff: 'staff',
  staffAudit: 'staff',
  staffBooks: 'staff',
  staffChat: 'staff',
  staffCommunity: 'staff',
  staffMoney: 'staff',
  staffNotices: 'staff',
  teaching: 'tuition',
  teachingHistory: 'tuition',
  terms: 'site',
  tutor: 'dashboards',
  tutorProfile: 'people',
  tutorReviews: 'community',
} satisfies Record<Exclude<keyof Resources, 'guideText'> | 'launcher' | 'server', string>;

const wingOf = new Map<string, string>(Object.entries(wings));

/**
 * Returns the path of an area's texts, from the root of the repository. Throws if there is no such
 * area.
 */
export function localeFile(lang: Lang, area: string): string {
  const wing = wingOf.get(area);
  if (!wing) throw new Error(`There is no area of texts called ${area}`);
  return `locales/${lang}/${wing}/${area}.json`;
}
