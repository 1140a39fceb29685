/** Fills a migrated database with `size` messages in 5,000 threads, 200 of them of one tutor, one of them long. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { jobValues } from '#tests/server/setup/factories.ts';

const FIRST = 1_000_000;
/**
 * The ids of the tutor with the many threads: user, tutor, and the tuition with the long thread.
 */
export const TUTOR = FIRST + 1;
export const LONG_THREAD = FIRST + 1;
export const LONG = 10_000;
export const OWN_THREADS = 200;
const THREADS = 5_000;
const TUTORS = 1_000;

const number = (value: number) => sql.raw(String(value));

async function fillTuitions(db: Db) {
  await db.execute(sql`
    insert into users (id, type, name, phone_no, phone_no_verified_at)
    select ${number(FIRST)} + g, 'tutor', 'Tutor ' || g, '+88017' || lpad(g::text, 8, '0'), now()
    from generate_series(1, ${number(TUTORS)}) g
    union all
    select ${number(2 * FIRST)} + g, 'parent', 'Guardian ' || g, '+88018' || lpad(g::text, 8, '0'), now()
    from generate_series(1, ${number(THREADS)}) g`);
  await db.execute(sql`
    insert into tutors (id, user_id, tutorid, city_id, profile_completed)
    select id, id, 'T' || id, 1, 90 from users where type = 'tutor' and id > ${number(FIRST)}`);
  await db.execute(sql`
    insert into parents (id, user_id) select id, id from users
    where type = 'parent' and id > ${number(2 * FIRST)}`);
  const values = Array.from({ length: THREADS }, (_, index) => ({
    ...jobValues(2 * FIRST + index + 1),
    id: FIRST + index + 1,
    status: 'closed' as const,
  }));
  for (let at = 0; at < THREADS; at += 1_000)
    await db.insert(jobOffers).values(values.slice(at, at + 1_000));
  await db.execute(sql`
    insert into applications (id, tutor_id, job_offer_id, stage, confirmed_at, confirmed_salary)
    select ${number(FIRST)} + g,
      ${number(FIRST)} + case when g <= ${number(OWN_THREADS)} then 1 else 2 + g % ${number(TUTORS - 1)} end,
      ${number(FIRST)} + g, 'confirm', now(), 6000
    from generate_series(1, ${number(THREADS)}) g`);
}

/** The threads grow side by side, as they do in life, so that no thread lies together on the disk. */
export async function fillMessages(db: Db, size: number) {
  await fillTuitions(db);
  const others = number(Math.ceil((size - LONG) / (THREADS - 1)));
  await db.execute(sql`
    insert into tuition_messages
      (application_id, sender_id, idempotency_key, idempotency_hash, text, at)
    select a.id, case when n % 2 = 0 then a.tutor_id else j.parent_id end, a.id || ':' || n, '-',
      'Message ' || n || ': the lesson is at five, please bring the book of last week.',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from applications a join job_offers j on j.id = a.job_offer_id,
      lateral generate_series(1, case when a.id = ${number(LONG_THREAD)} then ${number(LONG)} else ${others} end) n
    where a.id > ${number(FIRST)} order by n, a.id`);
  await db.execute(sql`
    insert into message_sides (user_id, application_id, newest_id, last_read_id, unread, unread_since, changes)
    select case when side = 1 then a.tutor_id else j.parent_id end, a.id, m.newest, m.newest - side,
      side % 2, case when side % 2 = 1 then now() end, m.all
    from applications a join job_offers j on j.id = a.job_offer_id
    join (select application_id, max(id) newest, count(*) as all from tuition_messages group by 1) m
      on m.application_id = a.id, generate_series(1, 2) side`);
  await db.execute(sql`vacuum analyze`);
}
