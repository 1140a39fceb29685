/** Staff: people, partners, audit and files: schemas, access and caching. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import * as account from '../schemas/account.ts';
import * as staff from '../schemas/staff.ts';
import type { Endpoint } from './endpoint.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;
const csvFile = { ...staffOnly, mediaType: 'text/csv', answer: staff.csvAnswer } as const;

export const staffPeopleContract = {
  searchPeople: {
    ...endpoints.searchPeople,
    ...staffOnly,
    readsPeople: 'people',
    summary: 'Tutors and guardians by name, phone, e-mail or tutor id',
    query: staff.peopleQuery,
    answer: staff.peopleAnswer,
  },
  getPerson: {
    ...endpoints.getPerson,
    ...staffOnly,
    readsPeople: 'user',
    summary: 'One person with history, account actions and notes',
    params: staff.personParams,
    answer: staff.person,
  },
  banPerson: {
    ...endpoints.banPerson,
    ...staffOnly,
    summary: 'Bans somebody, until a day or permanently; counts at once',
    params: staff.personParams,
    body: staff.banBody,
    answer: staff.accountActionAnswer,
  },
  unbanPerson: {
    ...endpoints.unbanPerson,
    ...staffOnly,
    summary: 'Ends a ban; hidden requests come back to the board',
    params: staff.personParams,
    body: staff.accountReasonBody,
    answer: staff.accountActionAnswer,
  },
  deactivatePerson: {
    ...endpoints.deactivatePerson,
    ...staffOnly,
    summary: 'Closes an account and ends its sessions',
    params: staff.personParams,
    body: staff.accountReasonBody,
    answer: staff.accountActionAnswer,
  },
  reactivatePerson: {
    ...endpoints.reactivatePerson,
    ...staffOnly,
    summary: 'Opens a closed account again',
    params: staff.personParams,
    body: staff.accountReasonBody,
    answer: staff.accountActionAnswer,
  },
  setLock: {
    ...endpoints.setLock,
    ...staffOnly,
    summary: 'Sets the colour of an account; red locks the profile',
    params: staff.personParams,
    body: staff.lockBody,
    answer: staff.accountActionAnswer,
  },
  endPersonSessions: {
    ...endpoints.endPersonSessions,
    ...staffOnly,
    summary: 'Signs somebody out everywhere, also a colleague; not oneself',
    params: staff.personParams,
    body: staff.endSessionsBody,
    answer: account.statusAnswer,
  },
  listPartners: {
    ...endpoints.listPartners,
    ...staffOnly,
    summary: 'Partner sites with their origins, and what came from their pages',
    answer: staff.partnersAnswer,
  },
  createPartner: {
    ...endpoints.createPartner,
    ...staffOnly,
    summary: 'Registers a partner site with its origins',
    body: staff.createPartnerBody,
    answer: staff.partnerAnswer,
  },
  updatePartner: {
    ...endpoints.updatePartner,
    ...staffOnly,
    summary: 'Name, origins and switch of a site; what was connected there ends with them',
    params: staff.partnerParams,
    body: staff.updatePartnerBody,
    answer: staff.partnerAnswer,
  },
  listAudit: {
    ...endpoints.listAudit,
    ...staffOnly,
    summary: 'Who did what, newest first',
    query: staff.auditQuery,
    answer: staff.auditAnswer,
  },
  exportRequests: {
    ...endpoints.exportRequests,
    ...csvFile,
    summary: 'All requests as a table for spreadsheets',
  },
  exportApplications: {
    ...endpoints.exportApplications,
    ...csvFile,
    summary: 'All applications as a table for spreadsheets',
  },
  exportPeople: {
    ...endpoints.exportPeople,
    ...csvFile,
    summary: 'All people as a table for spreadsheets',
  },
} satisfies Record<string, Endpoint>;
