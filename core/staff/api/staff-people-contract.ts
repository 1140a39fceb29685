/** Staff: people, partners, audit and files: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as staff from './staff.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;
const csvFile = { ...staffOnly, mediaType: 'text/csv', answer: staff.csvAnswer } as const;

export const staffPeopleContract = {
  searchPeople: {
    ...staffOnly,
    readsPeople: 'people',
    summary: 'Tutors and guardians by name, phone, e-mail or tutor id',
    query: staff.peopleQuery,
    answer: staff.peopleAnswer,
  },
  getPerson: {
    ...staffOnly,
    readsPeople: 'user',
    summary: 'One person with history, account actions and notes',
    params: staff.personParams,
    answer: staff.person,
  },
  banPerson: {
    ...staffOnly,
    summary: 'Bans somebody, until a day or permanently; counts at once',
    params: staff.personParams,
    body: staff.banBody,
    answer: staff.accountActionAnswer,
  },
  unbanPerson: {
    ...staffOnly,
    summary: 'Ends a ban; hidden requests come back to the board',
    params: staff.personParams,
    body: staff.accountReasonBody,
    answer: staff.accountActionAnswer,
  },
  deactivatePerson: {
    ...staffOnly,
    summary: 'Closes an account and ends its sessions',
    params: staff.personParams,
    body: staff.accountReasonBody,
    answer: staff.accountActionAnswer,
  },
  reactivatePerson: {
    ...staffOnly,
    summary: 'Opens a closed account again',
    params: staff.personParams,
    body: staff.accountReasonBody,
    answer: staff.accountActionAnswer,
  },
  setLock: {
    ...staffOnly,
    summary: 'Sets the colour of an account; red locks the profile',
    params: staff.personParams,
    body: staff.lockBody,
    answer: staff.accountActionAnswer,
  },
  endPersonSessions: {
    ...staffOnly,
    summary: 'Signs somebody out everywhere, also a colleague; not oneself',
    params: staff.personParams,
    body: staff.endSessionsBody,
    answer: statusAnswer,
  },
  listPartners: {
    ...staffOnly,
    summary: 'Partner sites with their origins, and what came from their pages',
    answer: staff.partnersAnswer,
  },
  createPartner: {
    ...staffOnly,
    summary: 'Registers a partner site with its origins',
    body: staff.createPartnerBody,
    answer: staff.partnerAnswer,
  },
  updatePartner: {
    ...staffOnly,
    summary: 'Name, origins and switch of a site; what was connected there ends with them',
    params: staff.partnerParams,
    body: staff.updatePartnerBody,
    answer: staff.partnerAnswer,
  },
  listAudit: {
    ...staffOnly,
    summary: 'Who did what, newest first',
    query: staff.auditQuery,
    answer: staff.auditAnswer,
  },
  exportRequests: { ...csvFile, summary: 'All requests as a table for spreadsheets' },
  exportApplications: { ...csvFile, summary: 'All applications as a table for spreadsheets' },
  exportPeople: { ...csvFile, summary: 'All people as a table for spreadsheets' },
} satisfies Record<string, EndpointRules>;
