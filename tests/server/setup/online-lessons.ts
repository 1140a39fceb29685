/** A tutor who takes online lessons, and a guardian who books one. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { onlineLessons, onlineLessonTutors } from '#server/ground/db/schema/online-lessons.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { signInAs, type stopClock } from './accounts.ts';
import { signInParent } from './hiring.ts';
import { createHubTutor } from './hub.ts';
import type { TestApp } from './test-app.ts';

export const JOIN_LINK = 'https://meet.example.org/room-7';
/** Every slot of every day. */
const ALWAYS = 2 ** 28 - 1;

export async function createOnlineTutor(context: TestApp, offer: object = {}) {
  const { db } = context.database;
  const tutor = await createHubTutor(
    db,
    { name: 'Tanvir Rahman' },
    {},
    { onlineSalary: 150, availability: ALWAYS, ...offer },
  );
  await db
    .insert(onlineLessonTutors)
    .values({ tutorId: tutor.tutorId, isOn: true, joinLink: JOIN_LINK, updatedAt: new Date() });
  return { ...tutor, browser: await signInAs(context.app, tutor) };
}
export type OnlineTutor = Awaited<ReturnType<typeof createOnlineTutor>>;
type Guardian = Awaited<ReturnType<typeof signInParent>>;

export const bookingOf = (tutor: OnlineTutor, startsAt: Date | string, more: object = {}) => ({
  tutor_id: tutor.tutorId,
  subject_id: 4,
  starts_at: new Date(startsAt).toISOString(),
  student_name: 'Mitu Akter',
  category_id: 1,
  class_id: 113,
  note: 'Chapter 3, call me at 01712345678',
  fee: 150,
  idempotency_key: randomUUID(),
  ...more,
});

export async function readLesson({ database }: TestApp, id: number) {
  const [row] = await database.db.select().from(onlineLessons).where(eq(onlineLessons.id, id));
  if (row === undefined) throw new Error('No lesson');
  return row;
}

/** Minutes after its beginning; below zero before it. */
export async function goToLesson(
  context: TestApp,
  clock: ReturnType<typeof stopClock>,
  id: number,
  minutes: number,
): Promise<void> {
  const { startsAt } = await readLesson(context, id);
  clock.forward((startsAt.getTime() - clock.now().getTime()) / 1000 + minutes * 60);
}

/** Functions of the two people of lessons with this tutor. */
export async function openLessons(context: TestApp) {
  const tutor = await createOnlineTutor(context);
  const guardian = await signInParent(context, { name: 'Shamima Akter' });
  const post =
    ({ browser }: Pick<Guardian, 'browser'>) =>
    (path: string, payload: object = {}) =>
      browser.ask({ method: 'POST', url: `/api/${path}`, payload });
  const ofTutor = post(tutor);
  const ofGuardian = post(guardian);
  const slots = async (): Promise<string[]> =>
    (await guardian.browser.ask({ url: `/api/parent/online-tutors/${tutor.tutorid}` })).json()
      .slots;
  /** The first hour that is so far ahead. */
  const slotIn = async (hours: number): Promise<string> => {
    const from = context.services.now().getTime() + hours * 3_600_000;
    const slot = (await slots()).find((at) => Date.parse(at) >= from);
    if (slot === undefined) throw new Error('No slot');
    return slot;
  };
  const book = async (hours = 48, more: object = {}) => {
    const answer = await ofGuardian(
      'parent/online-lessons',
      bookingOf(tutor, await slotIn(hours), more),
    );
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return Number(answer.json().id);
  };
  const accept = (id: number) => ofTutor(`tutor/live-tutoring/${id}/accept`);
  const invoiceOf = async (id: number) => {
    const { db } = context.database;
    const [invoice] = await db.select().from(invoices).where(eq(invoices.onlineLessonId, id));
    if (invoice === undefined) throw new Error('No invoice');
    return invoice;
  };
  const pay = async (id: number, poisha = 15_000) => {
    const { id: invoiceId } = await invoiceOf(id);
    await context.database.db.transaction((db) =>
      bookPayment(db, {
        cause: `test:${randomUUID()}`,
        invoiceId,
        through: 'manual',
        poisha,
        at: context.services.now(),
      }),
    );
  };
  const bookPaid = async (hours = 48) => {
    const id = await book(hours);
    await accept(id);
    await pay(id);
    return id;
  };
  const read = async (who: Pick<Guardian, 'browser'>, id: number) =>
    (await who.browser.ask({ url: `/api/online-lessons/${id}` })).json();
  return {
    tutor,
    guardian,
    ofTutor,
    ofGuardian,
    slots,
    slotIn,
    book,
    accept,
    pay,
    bookPaid,
    invoiceOf,
    read,
  };
}
