/** Reads which page an address names: its one spelling, and what of it makes it another page. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { wholeNumber } from '#core/market/filters/address-values.ts';
import { readHubFilter, writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { readJobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { readPrefill } from '#core/market/filters/read-prefill.ts';
import { HIRE_STEPS } from '#core/market/hire/hire-steps.ts';
import { readContactAbout, writeContactAbout } from '#core/site/contact/contact-about.ts';
import { toLang } from '#server/ground/request/request-lang.ts';

export interface PageAddress {
  path: string;
  /**
   * The part of the query the page is drawn by, in one order and one spelling; null: it is not
   * drawn.
   */
  search: string | null;
  /** Asked for by the address itself. */
  lang: Lang | undefined;
}

type Canonical = (params: URLSearchParams) => URLSearchParams;

const HIRE_CHOICE = ['category_id', 'class_id'];

/** Pages that follow from a part of their query. */
const canonical: [RegExp, Canonical][] = [
  [/^\/job-board$/, (params) => writeJobFilter(readJobFilter(params))],
  [/^\/hub$/, (params) => writeHubFilter(readHubFilter(params))],
  [/^\/hub\/tutor-profile\/[^/]+$/, onlyNumbers],
  [/^\/crm\/hire-tutor$/, onlyPrefill],
  [/^\/crm(?:\/(?!hire-tutor$|thanks$)[^/]+)?$/, onlyId],
  [/^\/assistant$/, onlyCallMe],
  [/^\/contact$/, (params) => writeContactAbout(readContactAbout(params))],
];

/** Drawn whatever the query says; others say by it what they are about, and begin in the browser. */
const WHATEVER =
  /^\/(?:$|(?:terms-conditions|privacy-policy|support|partners|[a-z]+-shop|tuition-jobs)$|tuition-jobs\/|tutors\/|partners\/guide|job-details|auth\/|compare$|verify-email$)/;

function onlyNumbers(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of HIRE_CHOICE) {
    const value = wholeNumber(params.get(name));
    if (value !== undefined) kept.set(name, String(value));
  }
  return kept;
}

/** Keeps only what a link to the form presets, and its step. */
function onlyPrefill(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(readPrefill(params)))
    if (value !== undefined) kept.set(name, String(value));
  const step = HIRE_STEPS.find((one) => one === params.get('step'));
  if (step) kept.set('step', step);
  return kept;
}

/** Returns the id alone, which says whom a form of others is about. */
function onlyId(params: URLSearchParams): URLSearchParams {
  const id = params.get('id');
  return id && /^[\w-]{1,64}$/.test(id) ? new URLSearchParams({ id }) : new URLSearchParams();
}

/** Keeps the parameter that says if the phone is requested first, and for which reason. */
function onlyCallMe(params: URLSearchParams): URLSearchParams {
  const wanted = params.get('call-me');
  if (wanted === null) return new URLSearchParams();
  return new URLSearchParams({ 'call-me': /^\d$/.test(wanted) ? wanted : '' });
}

export function readPageAddress(url: string): PageAddress {
  const [path = '/', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  const lang = toLang(params.get('lang'));
  params.delete('lang');
  const known = canonical.find(([pattern]) => pattern.test(path))?.[1];
  if (known) return { path, search: known(params).toString(), lang };
  return { path, search: params.size === 0 || WHATEVER.test(path) ? '' : null, lang };
}

const MY_TUTORS = '/parent/dashboard/teachers/my-tutor';
const MY_STUDENTS = '/tutor/my-students';

/** Addresses that only lead to another one; of one thing without its number, to the list of them. */
const ENTRIES: Record<string, string> = {
  '/parent': '/parent/dashboard',
  '/parent/settings': '/parent/dashboard/profile/settings',
  '/parent/bag': '/parent/dashboard/payment/invoice',
  '/parent/course': '/parent/dashboard/teachers/my-tutor',
  '/parent/report': '/parent/dashboard/payment/statement',
  '/parent/dashboard/profile': '/parent/dashboard/profile/overview',
  '/tutor/profile': '/tutor/profile/overview',
  '/tutor/payment': '/tutor/payment/invoice',
  '/tutor/payment/pay-now': '/tutor/payment/invoice',
  '/parent/dashboard/payment/invoice/pay-now': '/parent/dashboard/payment/invoice',
  '/parent/dashboard/manage-tutor/routine': MY_TUTORS,
  '/parent/dashboard/manage-tutor/lessons': MY_TUTORS,
  '/parent/dashboard/manage-tutor/messages': MY_TUTORS,
  '/parent/dashboard/manage-tutor/changes': MY_TUTORS,
  '/parent/dashboard/manage-tutor/job-details': MY_TUTORS,
  '/parent/dashboard/manage-coach/job-details': '/parent/dashboard/teachers/my-coach',
  '/parent/dashboard/online-lesson/view': '/parent/dashboard/online-lesson',
  '/tutor/my-students/routine': MY_STUDENTS,
  '/tutor/my-students/lessons': MY_STUDENTS,
  '/tutor/my-students/messages': MY_STUDENTS,
  '/tutor/my-students/changes': MY_STUDENTS,
  '/tutor/my-students/job-details': MY_STUDENTS,
  '/tutor/live-tutoring': '/tutor/live-tutoring/upcoming',
  '/tutor/live-tutoring/view': '/tutor/live-tutoring/upcoming',
  '/tutor/tutoring-request': '/tutor/tutoring-request/pending',
  '/tutor/job-history': '/tutor/job-history/applied-jobs',
};

/** Returns the address in its page's one spelling; null if it already has it. */
export function otherSpelling(url: string): string | null {
  const [path = '/', query] = url.split('?', 2);
  const withoutSlash = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const withoutZeros = withoutSlash.replace(/^(\/job-details\/)0+(?=[1-9]\d*$)/, '$1');
  const right = ENTRIES[withoutZeros] ?? withoutZeros;
  // A path that begins with two slashes would be another host.
  if (right === path || right.startsWith('//')) return null;
  return query === undefined ? right : `${right}?${query}`;
}
