/**
 * Fees and refunds, worked out in taka with the rule named.
 * Source: docs/requirements/money/fees.md, "Platform charge".
 */

import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import {
  CHARGE_DUE_DAYS,
  type JobTerms,
  type JobType,
  type PlatformCharge,
  platformCharge,
} from '#core/money/fees/platform-charge.ts';
import { REFUND_REPORT_HOURS, refundSteps } from '#core/money/fees/refund.ts';
import { VERIFICATION_CHARGE } from '#core/money/fees/verification-charge.ts';
import type { Slots } from '#core/search/slots/slots.ts';
import { offer } from './choices.ts';
import { type AssistantMessage, moneyOf, numberOf, say, type Value } from './message.ts';
import type { Answer, Step } from './step.ts';

const typeName = (type: JobType): Value => ({ kind: 'text', key: `jobType.${type}` });

/** Home and online both, while it is not known which. */
function chargesFor(slots: Slots): PlatformCharge[] {
  const { place, months = 0, crash = false } = slots;
  const terms = (tutoring_place_id: number): JobTerms => ({
    tutoring_place_id,
    job_duration: months,
    crash_program: crash,
    actual_salary: slots.salary?.max ?? slots.salary?.min ?? 0,
  });
  const isSettled = place !== undefined || crash || months === 1 || months === 2;
  const places = isSettled
    ? [place ?? TUTORING_PLACE.home]
    : [TUTORING_PLACE.home, TUTORING_PLACE.online];
  return places.map((id) => platformCharge(terms(id)));
}

const percentFor = (terms: Partial<JobTerms>) =>
  numberOf(
    platformCharge({
      tutoring_place_id: TUTORING_PLACE.home,
      job_duration: 0,
      crash_program: false,
      actual_salary: 0,
      ...terms,
    }).percent,
  );

const rates = () =>
  say('fees.rates', {
    home: percentFor({}),
    online: percentFor({ tutoring_place_id: TUTORING_PLACE.online }),
    crash: percentFor({ crash_program: true }),
    two: percentFor({ job_duration: 2 }),
    one: percentFor({ job_duration: 1 }),
    days: numberOf(CHARGE_DUE_DAYS),
  });

export function answerFees(step: Step): Answer {
  // Of this message only: what was said before is not what the question is about.
  const { facts, fresh: terms } = step;
  const messages: AssistantMessage[] = [];
  if (facts.has('verify'))
    messages.push(say('fees.verification', { fee: moneyOf(VERIFICATION_CHARGE) }));
  if (facts.has('guardian') || facts.has('free') || facts.has('account'))
    messages.push(say('fees.guardian'));
  // A sum named with one of these is what it might cost, not what is earned.
  const isSalary = !facts.has('verify') && !facts.has('account');
  const salary = isSalary ? (terms.salary?.max ?? terms.salary?.min) : undefined;
  if (salary !== undefined)
    for (const { type, percent, taka, dueDays } of chargesFor(terms))
      messages.push(
        say('fees.worked', {
          type: typeName(type),
          percent: numberOf(percent),
          salary: moneyOf(salary),
          fee: moneyOf(taka),
          days: numberOf(dueDays),
        }),
      );
  const asksSalary = messages.length === 0;
  if (asksSalary) messages.push(rates(), say('fees.askSalary'));
  return {
    messages: withChoices(messages, offer('refunds', 'find_jobs', 'talk_to_person')),
    ...(asksSalary && { changes: { workingOut: 'fees' } }),
  };
}

function refundMessages(charge: PlatformCharge, isSumKnown: boolean): AssistantMessage[] {
  const steps = refundSteps(charge).map(({ fromDay, toDay, percent, taka }) => {
    const from = numberOf(fromDay);
    // The step without end is the one that gives nothing back.
    if (toDay === null) return say('refunds.nothing', { from });
    const data = { from, to: numberOf(toDay), percent: numberOf(percent) };
    if (!isSumKnown) return say('refunds.part', data);
    return say('refunds.partTaka', { ...data, fee: moneyOf(charge.taka), taka: moneyOf(taka) });
  });
  return [say('refunds.rule', { type: typeName(charge.type) }), ...steps];
}

export function answerRefunds(step: Step): Answer {
  const { fresh: terms } = step;
  const messages = chargesFor(terms).flatMap((charge) =>
    refundMessages(charge, terms.salary !== undefined),
  );
  const report = say('refunds.report', { hours: numberOf(REFUND_REPORT_HOURS) });
  messages.push({ ...report, link: '/tutor/payment/invoice' });
  return { messages: withChoices(messages, offer('fees', 'talk_to_person', 'my_status')) };
}

const withChoices = (messages: AssistantMessage[], choices: AssistantMessage['choices']) =>
  messages.map((message, place) =>
    place === messages.length - 1 && choices ? { ...message, choices } : message,
  );
