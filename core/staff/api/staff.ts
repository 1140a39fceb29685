/** The schemas of all that staff may do, by subject. */

export { type StaffNoteView, versionAnswer } from '#core/people/api/fields/staff-fields.ts';
export * from './staff-alarms.ts';
export * from './staff-audit.ts';
export * from './staff-coach.ts';
export * from './staff-demand.ts';
export * from './staff-money.ts';
export * from './staff-names.ts';
export * from './staff-partners.ts';
export * from './staff-people.ts';
export * from './staff-pipeline.ts';
export * from './staff-request-changes.ts';
export * from './staff-requests.ts';
export * from './staff-search.ts';
export * from './staff-today.ts';
