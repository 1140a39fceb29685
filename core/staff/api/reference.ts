import { acceptanceReference } from './acceptance-reference.ts';
import { staffAlarmsReference } from './staff-alarms-reference.ts';
import { staffBillsReference } from './staff-bills-reference.ts';
import { staffBooksReference } from './staff-books-reference.ts';
import { staffDemandReference } from './staff-demand-reference.ts';
import { staffDocumentsReference } from './staff-documents-reference.ts';
import { staffMoneyReference } from './staff-money-reference.ts';
import { staffNamesReference } from './staff-names-reference.ts';
import { staffPayoutsReference } from './staff-payouts-reference.ts';
import { staffPeopleReference } from './staff-people-reference.ts';
import { staffPipelineReference } from './staff-pipeline-reference.ts';
import { staffPromosReference } from './staff-promos-reference.ts';
import { staffRequestsReference } from './staff-requests-reference.ts';
import { staffSearchReference } from './staff-search-reference.ts';
import { staffTodayReference } from './staff-today-reference.ts';

export const reference = [
  acceptanceReference,
  staffTodayReference,
  staffDemandReference,
  staffSearchReference,
  staffRequestsReference,
  staffPipelineReference,
  staffPeopleReference,
  staffNamesReference,
  staffAlarmsReference,
  staffDocumentsReference,
  staffBooksReference,
  staffMoneyReference,
  staffPromosReference,
  staffBillsReference,
  staffPayoutsReference,
];
