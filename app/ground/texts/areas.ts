/**
 * Areas of texts by who fetches the list of their files. All others are of the areas of tutors,
 * guardians and staff, and are named in no list: build/text-files.ts finds them.
 */

/** Areas of pages that everybody may open, and of what stands on these pages for some. */
export const publicAreas = [
  'applying',
  'assistant',
  'auth',
  'board',
  'boardControls',
  'connect',
  'contact',
  'crm',
  'cv',
  'document',
  'errors',
  'frame',
  'guide',
  'handover',
  'hire',
  'home',
  'hub',
  'hubControls',
  'job',
  'kit',
  'landing',
  'listMap',
  'money',
  'notifications',
  'numberChange',
  'offline',
  'ownBoard',
  'papers',
  'parent',
  'partners',
  'privacy',
  'push',
  'searchAlert',
  'settings',
  'shop',
  'staff',
  'tellMe',
  'terms',
  'tutor',
  'tutorProfile',
  'verifyEmail',
] as const;

/** Areas that come with every page of the app, or are of another part of the product. */
export const otherAreas = ['app', 'common', 'list', 'launcher', 'server', 'session'] as const;
