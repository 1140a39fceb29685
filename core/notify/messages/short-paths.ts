/**
 * Short addresses of the screens that SMS lead to: every seventy letters of a message are paid for.
 * None holds more than the number of what the screen is about; signing in decides who sees it.
 */

export const shortPaths = {
  '/r/:id': '/parent/dashboard/requests/tutor-requests/:id',
  '/s/gc': '/parent/dashboard/requests/coach-requests',
  '/s/gr/:id': '/parent/dashboard/manage-tutor/routine/:id',
  '/s/gl/:id': '/parent/dashboard/manage-tutor/lessons/:id',
  '/s/gh/:id': '/parent/dashboard/manage-tutor/changes/:id',
  '/s/gm/:id': '/parent/dashboard/manage-tutor/messages/:id',
  '/s/gj/:id': '/parent/dashboard/manage-tutor/job-details/:id',
  '/s/go/:id': '/parent/dashboard/online-lesson/view/:id',
  '/s/gi/:id': '/parent/dashboard/payment/invoice/pay-now/:id',
  '/s/gt': '/parent/dashboard/payment/transaction-history',

  '/s/tr/:id': '/tutor/my-students/routine/:id',
  '/s/tl/:id': '/tutor/my-students/lessons/:id',
  '/s/th/:id': '/tutor/my-students/changes/:id',
  '/s/tm/:id': '/tutor/my-students/messages/:id',
  '/s/tj/:id': '/tutor/my-students/job-details/:id',
  '/s/ty': '/tutor/my-students',
  '/s/to/:id': '/tutor/live-tutoring/view/:id',
  '/s/ti/:id': '/tutor/payment/pay-now/:id',
  '/s/tf/:id': '/tutor/payment/refund/:id',
  '/s/tt': '/tutor/payment/transaction-history',
  '/s/ta': '/tutor/job-history/applied-jobs',
  '/s/ts': '/tutor/job-history/shortlisted-jobs',
  '/s/tn': '/tutor/job-history/appointed-jobs',
  '/s/tk': '/tutor/job-history/confirm-jobs',
  '/s/tx': '/tutor/job-history/cancel-jobs',
  '/s/tq': '/tutor/tutoring-request/pending',
  '/s/td': '/tutor/dashboard',
  '/s/te': '/tutor/profile/update/education',
  '/s/tc': '/tutor/profile/update/certificate',
  '/s/tp': '/tutor/profile/update/personal',
  '/s/tv': '/tutor/profile/overview',

  '/s/j/:id': '/job-details/:id',
  '/s/p/:id': '/payment/:id',
} as const;

type Fill<Path extends string> = Path extends `${infer Start}:id` ? `${Start}${string}` : Path;

/** A path of the app that has a short form. */
export type LinkedPath = Fill<(typeof shortPaths)[keyof typeof shortPaths]>;

const ID = ':id';
const isMatch = (pattern: string, path: string) => {
  if (!pattern.endsWith(ID)) return pattern === path;
  const start = pattern.slice(0, -ID.length);
  return path.startsWith(start) && /^[^/?#]+$/.test(path.slice(start.length));
};

/** Fills what stands for `:id` in one pattern into the other. */
function translate(from: string, to: string, path: string): string {
  return from.endsWith(ID) ? to.replace(ID, path.slice(from.length - ID.length)) : to;
}

/** Returns the short form of a screen's path; of one that has none, the path. */
export function shortPath(path: string): string {
  const found = Object.entries(shortPaths).find(([, screen]) => isMatch(screen, path));
  return found === undefined ? path : translate(found[1], found[0], path);
}

/** Returns the screen a short path stands for; undefined for others. */
export function screenOf(path: string): string | undefined {
  const found = Object.entries(shortPaths).find(([short]) => isMatch(short, path));
  return found && translate(found[0], found[1], path);
}
