/** Texts of SMS: each leads to its screen by a short link, and costs few parts. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createFormat } from '#core/ground/format/format.ts';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { linkedKinds } from '#core/notify/messages/message-events.ts';
import { shortPath } from '#core/notify/messages/short-paths.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { writeSms } from '#server/notify/messages/write-sms.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { signInTutor, textsTo } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const ORIGIN = 'https://porua.example';
const path = tuitionPath('guardian', 'changes', 1234);

/** Money and moments as they come into messages. */
const written = (lang: Lang) => {
  const { money, date } = createFormat(lang);
  const moment = momentText('2026-12-12T12:00:00Z', lang);
  return {
    money: money(5000),
    rest: money(1000),
    due_on: date('2026-12-12'),
    lesson_at: moment,
    pay_by: moment,
    claim_by: moment,
  };
};
const english = {
  ...written('en'),
  request_no: 'R1234',
  job_id: '1234',
  class_name: 'Class 9',
  location_name: 'Mirpur 1',
  tutor_name: 'Tanvir Ahmed',
  guardian_name: 'Rokeya Begum',
  name: 'Rokeya Begum',
  phone: '01711-000001',
  invoice: 'INV-2026-000123',
  payment: 'P-1234',
  lesson_name: 'Class 9, General Math',
  reason: 'The address is missing.',
  certificate_type_name: 'National ID',
  education_level_name: 'Bachelor',
};
const values: Record<Lang, typeof english> = {
  en: english,
  bn: {
    ...written('bn'),
    request_no: 'R১২৩৪',
    job_id: '১২৩৪',
    class_name: 'নবম শ্রেণি',
    location_name: 'মিরপুর ১',
    tutor_name: 'তানভীর আহমেদ',
    guardian_name: 'রোকেয়া বেগম',
    name: 'রোকেয়া বেগম',
    phone: '০১৭১১-০০০০০১',
    invoice: 'INV-2026-000123',
    payment: 'P-1234',
    lesson_name: 'নবম শ্রেণি, গণিত',
    reason: 'ঠিকানা নেই।',
    certificate_type_name: 'জাতীয় পরিচয়পত্র',
    education_level_name: 'স্নাতক',
  },
};

const CHEAP = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

/** The parts a message is paid for: 160 letters of GSM 03.38 or 70 of others, fewer in several. */
function partsOf(text: string): number {
  const [one, each] = CHEAP.test(text) ? [160, 153] : [70, 67];
  return text.length <= one ? 1 : Math.ceil(text.length / each);
}

const write = (kind: (typeof linkedKinds)[number], lang: Lang) =>
  writeSms(
    { publicUrl: ORIGIN },
    { lang, path, said: serverText(`notice.${kind}`, lang, values[lang]) },
  );

describe('each SMS about a request, an application, a tuition or money', () => {
  test('ends with the short link to its screen, and says nothing of signing in', () => {
    expect(linkedKinds.length).toBeGreaterThan(70);
    for (const kind of linkedKinds)
      for (const lang of ['en', 'bn'] as const) {
        const text = write(kind, lang);
        expect(text.split('\n').at(-1), kind).toBe(`${ORIGIN}/s/gh/1234`);
        expect(text, kind).not.toMatch(/\{\{|sign in|লগইন/);
      }
  });

  /** Kinds that cost more than two parts, with a reason of a few words. */
  const threeParts: Record<Lang, string[]> = {
    en: [],
    bn: [
      'shortlist_late',
      'asked_tutor_declined',
      'tutor_appointed',
      'application_appointed',
      'application_confirmed',
      'tuition_ended_in_emergency',
      'leave_asked',
      'replacement_asked',
      'online_lesson_requested',
      'online_lesson_accepted',
      'online_lesson_declined',
      'online_lesson_unanswered',
      'online_lesson_unpaid',
      'online_lesson_account_closed',
      'online_lesson_paid',
      'online_lesson_cancelled_by_tutor',
      'online_lesson_cancelled_by_guardian',
      'online_lesson_disputed',
      'online_lesson_held',
      'online_lesson_missed',
      'online_lesson_earned',
      'payment_held',
      'payment_given_back',
      'chargeback_won',
      'payment_reversed',
      'refund_open',
      'refund_approved',
      'payout_undone',
    ],
  };

  test.each(['en', 'bn'] as const)('costs two parts at most in %s, but for these', (lang) => {
    const costs = linkedKinds.map((kind) => [kind, partsOf(write(kind, lang))] as const);
    expect(
      costs
        .filter(([, parts]) => parts > 2)
        .map(([kind]) => kind)
        .sort(),
    ).toEqual([...threeParts[lang]].sort());
    expect(Math.max(...costs.map(([, parts]) => parts))).toBeLessThanOrEqual(3);
  });

  test('is written in the letters of phones in English: a sign of money makes none dearer', () => {
    const dear = linkedKinds.filter((kind) => !CHEAP.test(write(kind, 'en')));
    expect(dear).toEqual([]);
    expect(write('invoice_due_soon', 'en')).toContain('Tk 5,000');
  });
});

describe('as it is sent', () => {
  const context = startTestApp();
  let tutor: Awaited<ReturnType<typeof signInTutor>>;
  beforeEach(async () => {
    tutor = await signInTutor(context);
    await context.database.db.delete(outboxMessages);
  });

  test('every kind has the link of the notice’s own screen', async () => {
    const { db } = context.database;
    const { userId, phone } = tutor.account;
    const screen = '/tutor/job-history/applied-jobs';
    for (const kind of linkedKinds)
      await notify(context.services, db, [
        { userId, kind, values: { ...english, class_id: 113 }, path: screen },
      ]);
    const texts = await textsTo(db, phone);
    expect(texts).toHaveLength(linkedKinds.length);
    for (const text of texts) expect(text).toMatch(new RegExp(`\\n\\S+${shortPath(screen)}$`));
  });
});
