/** Everything under /api/staff. */
import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { createStaffAlarmHandlers } from './alarms/alarm-handlers.ts';
import { listAudit } from './audit/list-audit.ts';
import { createStaffBillHandlers } from './bills/bill-handlers.ts';
import { createStaffCallHandlers } from './calls/call-handlers.ts';
import { createStaffCoachHandlers } from './coach/coach-handlers.ts';
import { listDemand } from './demand/list-demand.ts';
import { createDocumentHandlers } from './documents/document-handlers.ts';
import { createExportHandlers } from './exports/export-handlers.ts';
import { createHeldPaymentHandlers } from './held-payments/held-payment-handlers.ts';
import { createInvoiceActHandlers } from './invoice-acts/invoice-act-handlers.ts';
import { createStaffLessonHandlers } from './lessons/lesson-handlers.ts';
import { createStaffMessageHandlers } from './messages/message-handlers.ts';
import { createStaffMoneyHandlers } from './money/money-handlers.ts';
import { createNameHandlers } from './names/name-handlers.ts';
import { createNewTutorHandlers } from './new-tutors/new-tutor-handlers.ts';
import { createStaffNoticeHandlers } from './notices/notice-handlers.ts';
import { createStaffNumberHandlers } from './number-changes/number-change-handlers.ts';
import { createStaffOnlineLessonHandlers } from './online-lessons/online-lesson-handlers.ts';
import { createPartnerHandlers } from './partners/partner-handlers.ts';
import { createStaffPayoutHandlers } from './payouts/payout-handlers.ts';
import { createPeopleHandlers } from './people/people-handlers.ts';
import { createPipelineHandlers } from './pipeline/pipeline-handlers.ts';
import { createStaffPromoHandlers } from './promos/promo-handlers.ts';
import { createStaffProofHandlers } from './proofs/proof-handlers.ts';
import { createReconciliationHandlers } from './reconciliation/reconciliation-handlers.ts';
import { createStaffRefundHandlers } from './refunds/refund-handlers.ts';
import { createStaffRequestHandlers } from './requests/request-handlers.ts';
import { createStaffSearchHandlers } from './search/search-handlers.ts';
import { createTodayHandlers } from './today/today-handlers.ts';

export const createStaffHandlers = (services: Services) => ({
  ...createTodayHandlers(services),
  ...createStaffSearchHandlers(services),
  ...createStaffRequestHandlers(services),
  ...createPipelineHandlers(services),
  ...createStaffCoachHandlers(services),
  ...createStaffCallHandlers(services),
  ...createStaffMessageHandlers(services),
  ...createStaffLessonHandlers(services),
  ...createStaffAlarmHandlers(services),
  ...createNewTutorHandlers(services),
  ...createDocumentHandlers(services),
  ...createPeopleHandlers(services),
  ...createPartnerHandlers(services),
  ...createStaffMoneyHandlers(services),
  ...createNameHandlers(services),
  ...createExportHandlers(services),
  ...createStaffProofHandlers(services),
  ...createReconciliationHandlers(services),
  ...createInvoiceActHandlers(services),
  ...createStaffRefundHandlers(services),
  ...createStaffPromoHandlers(services),
  ...createStaffNoticeHandlers(services),
  ...createStaffNumberHandlers(services),
  ...createStaffBillHandlers(services),
  ...createStaffOnlineLessonHandlers(services),
  ...createStaffPayoutHandlers(services),
  ...createHeldPaymentHandlers(services),
  listStaffDemand: ({ query, request }: Parameters<Handlers['listStaffDemand']>[0]) =>
    listDemand(services, query, requestLang(request)),
  listAudit: ({ query, request }: Parameters<Handlers['listAudit']>[0]) =>
    listAudit(services, query, requestLang(request)),
});
