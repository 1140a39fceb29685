import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { productIds } from '#core/money/shop/products.ts';
import { invoiceKinds, invoiceStatuses } from '#core/money/words/money-words.ts';
import { applications } from './applications.ts';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { onlineLessons } from './online-lessons.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { cities } from './places.ts';
import { refersTo } from './refers-to.ts';

/** The invoices of what a person owes us. Source: docs/requirements/money/money.md, "Invoices". */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    userId: refersTo('user_id', () => users.id),
    kind: text({ enum: invoiceKinds }).notNull(),
    status: text({ enum: invoiceStatuses }).notNull(),
    poisha: bigint({ mode: 'number' }).notNull(),
    /** Poisha that the end of the tuition took off, under the rule of refunds. */
    reducedPoisha: bigint('reduced_poisha', { mode: 'number' }).notNull().default(0),
    /** The sum that was paid, with what came from the balance and from promo codes. */
    paidPoisha: bigint('paid_poisha', { mode: 'number' }).notNull().default(0),
    /** The part of that, in poisha, that promo codes took off. */
    promoPoisha: bigint('promo_poisha', { mode: 'number' }).notNull().default(0),
    issuedAt: moment('issued_at').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    paidAt: moment('paid_at'),
    /** The purpose of an extra bill, in the words of staff; for a chargeback the payment. */
    about: text(),
    /** The product of a shop order. */
    product: text({ enum: productIds }),
    productCount: smallint('product_count'),
    /** The city a delivery goes to, which makes its sum. */
    cityId: integer('city_id').references(() => cities.id),
    /** The key of a bill of staff: sent twice it is one bill. */
    requestKey: text('request_key').unique(),
    /** The facts of a platform charge, as they were at the confirmation. */
    applicationId: integer('application_id').references(() => applications.id),
    jobOfferId: integer('job_offer_id').references(() => jobOffers.id),
    jobType: text('job_type', { enum: ['online', 'home', 'crash', 'two-month', 'one-month'] }),
    /** Taka a month. */
    salary: integer(),
    percent: smallint(),
    /**
     * The request for a month with a coach. It goes with the account of the guardian, its number
     * stays here.
     */
    coachRequestId: integer('coach_request_id'),
    /** YYYY-MM */
    coachMonth: text('coach_month'),
    /** Emptied with the account of the guardian. */
    coachName: text('coach_name'),
    /** Hours a day, and how many of the days of a month (core/money/fees/coach-days.ts). */
    coachHours: smallint('coach_hours'),
    coachDays: smallint('coach_days'),
    /**
     * Poisha that go to the coach, for the hours and for work outside; the rest is our service
     * charge.
     */
    coachBillPoisha: bigint('coach_bill_poisha', { mode: 'number' }),
    coachExtraPoisha: bigint('coach_extra_poisha', { mode: 'number' }),
    coachPaidAt: moment('coach_paid_at'),
    /**
     * The online lesson of the invoice, and the poisha kept for the tutor; the rest is our charge.
     */
    onlineLessonId: integer('online_lesson_id').references(() => onlineLessons.id),
    lessonTutorPoisha: bigint('lesson_tutor_poisha', { mode: 'number' }),
    /**
     * The payment of a chargeback. Payments name invoices, so this one is held to them by code.
     */
    chargedBackPaymentId: integer('charged_back_payment_id'),
  },
  (table) => [
    // One charge for one confirmation, however often it is asked for.
    uniqueIndex('invoices_platform_charge')
      .on(table.applicationId)
      .where(sql`${table.kind} = 'platform_charge' and ${table.status} <> 'void'`),
    // Once for a tutor; one that was taken back never was.
    uniqueIndex('invoices_verification')
      .on(table.userId)
      .where(sql`${table.kind} = 'verification' and ${table.status} <> 'void'`),
    // One for each month of a request.
    uniqueIndex('invoices_coach_month')
      .on(table.coachRequestId, table.coachMonth)
      .where(sql`${table.kind} = 'coach_service' and ${table.status} <> 'void'`),
    uniqueIndex('invoices_online_lesson').on(table.onlineLessonId),
    // A payment is taken back once.
    uniqueIndex('invoices_charged_back').on(table.chargedBackPaymentId),
    index('invoices_user').on(table.userId, table.issuedAt),
    index('invoices_due').on(table.dueOn, table.id).where(sql`${table.status} = 'unpaid'`),
    index('invoices_paid_at').on(table.paidAt, table.id).where(sql`${table.status} = 'paid'`),
    index('invoices_issued').on(table.issuedAt, table.id),
    onlyItsWords('invoices_kind', table.kind),
    onlyItsWords('invoices_status', table.status),
    check(
      'invoices_sums',
      sql`${table.reducedPoisha} >= 0 and ${table.paidPoisha} >= 0 and ${table.poisha} >= ${table.reducedPoisha} + ${table.paidPoisha}`,
    ),
    check(
      'invoices_promo',
      sql`${table.promoPoisha} >= 0 and ${table.promoPoisha} <= ${table.paidPoisha}`,
    ),
    check(
      'invoices_charge',
      sql`${table.kind} <> 'platform_charge' or (${table.applicationId} is not null and ${table.jobOfferId} is not null and ${table.jobType} is not null and ${table.salary} is not null and ${table.percent} is not null)`,
    ),
    check(
      'invoices_coach',
      sql`num_nonnulls(${table.coachRequestId}, ${table.coachMonth}, ${table.coachHours}, ${table.coachDays}, ${table.coachBillPoisha}, ${table.coachExtraPoisha}) = case ${table.kind} when 'coach_service' then 6 else 0 end`,
    ),
    check(
      'invoices_lesson',
      sql`num_nonnulls(${table.onlineLessonId}, ${table.lessonTutorPoisha}) = case ${table.kind} when 'online_lesson' then 2 else 0 end and (${table.lessonTutorPoisha} is null or (${table.lessonTutorPoisha} > 0 and ${table.poisha} >= ${table.lessonTutorPoisha}))`,
    ),
    check(
      'invoices_chargeback',
      sql`(${table.kind} = 'chargeback') = (${table.chargedBackPaymentId} is not null)`,
    ),
    check(
      'invoices_coach_share',
      sql`${table.coachBillPoisha} is null or (${table.coachBillPoisha} > 0 and ${table.coachExtraPoisha} >= 0 and ${table.poisha} >= ${table.coachBillPoisha} + ${table.coachExtraPoisha})`,
    ),
    check(
      'invoices_coach_paid',
      sql`${table.coachPaidAt} is null or (${table.kind} = 'coach_service' and ${table.status} <> 'void')`,
    ),
    check(
      'invoices_bill',
      sql`${table.about} is null or ${table.kind} in ('extra_bill', 'chargeback')`,
    ),
    onlyItsWords('invoices_product', table.product),
    check(
      'invoices_order',
      sql`(${table.kind} = 'shop_order') = (${table.product} is not null and ${table.productCount} is not null)`,
    ),
    check(
      'invoices_delivery',
      sql`(${table.kind} = 'address_delivery') = (${table.cityId} is not null)`,
    ),
    check('invoices_paid', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
  ],
);

/** The last number of each year: its row is locked until the invoice is there, so there are no gaps. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: smallint().primaryKey(),
  last: integer().notNull(),
});
