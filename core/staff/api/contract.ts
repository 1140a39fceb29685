/**
 * The contract of the console: schemas, access and caching,
 * under the names of `endpoints.ts`.
 */
import { acceptanceContract } from './acceptance-contract.ts';
import { staffAlarmsContract } from './staff-alarms-contract.ts';
import { staffBillsContract } from './staff-bills-contract.ts';
import { staffBooksContract } from './staff-books-contract.ts';
import { staffDemandContract } from './staff-demand-contract.ts';
import { staffDocumentsContract } from './staff-documents-contract.ts';
import { staffMoneyContract } from './staff-money-contract.ts';
import { staffNamesContract } from './staff-names-contract.ts';
import { staffPayoutsContract } from './staff-payouts-contract.ts';
import { staffPeopleContract } from './staff-people-contract.ts';
import { staffPipelineContract } from './staff-pipeline-contract.ts';
import { staffPromosContract } from './staff-promos-contract.ts';
import { staffRequestsContract } from './staff-requests-contract.ts';
import { staffSearchContract } from './staff-search-contract.ts';
import { staffTodayContract } from './staff-today-contract.ts';

export const contract = {
  ...acceptanceContract,
  ...staffTodayContract,
  ...staffDemandContract,
  ...staffSearchContract,
  ...staffRequestsContract,
  ...staffPipelineContract,
  ...staffPeopleContract,
  ...staffNamesContract,
  ...staffAlarmsContract,
  ...staffDocumentsContract,
  ...staffBooksContract,
  ...staffMoneyContract,
  ...staffPromosContract,
  ...staffBillsContract,
  ...staffPayoutsContract,
};
