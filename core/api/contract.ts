/**
 * The contract: every endpoint with its schemas, access and caching, under the names of
 * `endpoints.ts`. The server registers its routes from it, the API reference is generated from it,
 * the client takes its types from it (types only), the tests walk it.
 */

import { acceptanceContract } from './contract/acceptance.ts';
import { accountContract } from './contract/account.ts';
import { applyingContract } from './contract/applying.ts';
import { assistantContract } from './contract/assistant.ts';
import { chatContract } from './contract/chat.ts';
import { communityContract } from './contract/community.ts';
import { contactContract } from './contract/contact.ts';
import type { Endpoint, EndpointRules } from './contract/endpoint.ts';
import { handoverContract } from './contract/handover.ts';
import { hiringContract } from './contract/hiring.ts';
import { invoiceActsContract } from './contract/invoice-acts.ts';
import { jobBoardContract } from './contract/job-board.ts';
import { lessonsContract } from './contract/lessons.ts';
import { lookupsContract } from './contract/lookups.ts';
import { moneyContract } from './contract/money.ts';
import { noticesContract } from './contract/notices.ts';
import { notificationsContract } from './contract/notifications.ts';
import { numberChangeContract } from './contract/number-change.ts';
import { onlineLessonsContract } from './contract/online-lessons.ts';
import { parentAreaContract } from './contract/parent-area.ts';
import { partnerPagesContract } from './contract/partner-pages.ts';
import { placesContract } from './contract/places.ts';
import { privacyContract } from './contract/privacy.ts';
import { proofsContract } from './contract/proofs.ts';
import { pushContract } from './contract/push.ts';
import { reconciliationContract } from './contract/reconciliation.ts';
import { refundsContract } from './contract/refunds.ts';
import { savedContract } from './contract/saved.ts';
import { secondFactorContract } from './contract/second-factor.ts';
import { siteContract } from './contract/site.ts';
import { staffAlarmsContract } from './contract/staff-alarms.ts';
import { staffBillsContract } from './contract/staff-bills.ts';
import { staffBooksContract } from './contract/staff-books.ts';
import { staffDocumentsContract } from './contract/staff-documents.ts';
import { staffMoneyContract } from './contract/staff-money.ts';
import { staffNamesContract } from './contract/staff-names.ts';
import { staffPayoutsContract } from './contract/staff-payouts.ts';
import { staffPeopleContract } from './contract/staff-people.ts';
import { staffPipelineContract } from './contract/staff-pipeline.ts';
import { staffPromosContract } from './contract/staff-promos.ts';
import { staffRequestsContract } from './contract/staff-requests.ts';
import { teachingContract } from './contract/teaching.ts';
import { tutoringContract } from './contract/tutoring.ts';
import { type EndpointName, endpoints } from './endpoints/endpoints.ts';
import { hubContract } from './hub/hub-contract.ts';
import { deleteByGetContract } from './profile/delete-by-get-contract.ts';
import { profileContract } from './profile/profile-contract.ts';
import { settingsContract } from './profile/settings-contract.ts';
import { setupContract } from './profile/setup-contract.ts';
import { tutoringPanelsContract } from './profile/tutoring-contract.ts';
import { workContract } from './profile/work-contract.ts';

const rules = {
  ...jobBoardContract,
  ...siteContract,
  ...contactContract,
  ...accountContract,
  ...secondFactorContract,
  ...privacyContract,
  ...acceptanceContract,
  ...numberChangeContract,
  ...applyingContract,
  ...partnerPagesContract,
  ...hiringContract,
  ...assistantContract,
  ...parentAreaContract,
  ...savedContract,
  ...tutoringContract,
  ...handoverContract,
  ...teachingContract,
  ...noticesContract,
  ...chatContract,
  ...lessonsContract,
  ...onlineLessonsContract,
  ...communityContract,
  ...notificationsContract,
  ...pushContract,
  ...moneyContract,
  ...proofsContract,
  ...invoiceActsContract,
  ...reconciliationContract,
  ...refundsContract,
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
  ...placesContract,
  ...lookupsContract,
  ...setupContract,
  ...deleteByGetContract,
  ...profileContract,
  ...settingsContract,
  ...tutoringPanelsContract,
  ...workContract,
  ...hubContract,
} satisfies Record<EndpointName, EndpointRules>;

const names = Object.keys(rules) as EndpointName[];
// As what they have in common: of all pairs there would be more types than the compiler takes.
const pathOf: Record<EndpointName, Pick<Endpoint, 'method' | 'path'>> = endpoints;
const rulesOf: Record<EndpointName, EndpointRules> = rules;
const withPath = (name: EndpointName): Endpoint => ({ ...pathOf[name], ...rulesOf[name] });

export type { Endpoint };
/** The schemas, one by one: what the types of calls, callers and answers follow from. */
export type Contract = typeof rules;
export const contract = Object.fromEntries(names.map((name) => [name, withPath(name)])) as Record<
  EndpointName,
  Endpoint
>;
