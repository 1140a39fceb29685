/** Fills a migrated database with lessons: a thousand of one tuition, the rest of many others. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';

export const LESSONS_OF_ONE = 1_000;
const LESSONS_OF_OTHERS = 100;

/** The tuition with a thousand lessons is that of the first application. */
export async function fillLessons(db: Db, size: number) {
  const tuitions = 1 + Math.ceil((size - LESSONS_OF_ONE) / LESSONS_OF_OTHERS);
  const count = sql.raw(String(tuitions));
  await db.execute(sql`
    insert into users (id, type, name, phone_no, email, password_hash, gender)
    select g, case when g = 1 then 'parent' else 'tutor' end, 'Person ' || g,
      '+88018' || lpad(g::text, 8, '0'), 'l' || g || '@example.org', '-', 2
    from generate_series(1, 2) g`);
  await db.execute(sql`insert into parents (id, user_id) values (1, 1)`);
  await db.execute(sql`
    insert into tutors (id, user_id, tutorid, city_id, profile_completed) values (1, 2, 'T1', 1, 90)`);
  await db.execute(sql`
    insert into job_offers (id, parent_id, status, posted_at, category_id, class_id, subject_ids, city_id,
      location_id, tutoring_place_id, tutor_gender, actual_salary, days_in_week, student_gender)
    select g, 1, 'closed', now() - interval '2 years', 1, 113, '{2,3}', 1, 1001, 2, 3, 6000, 3, 1
    from generate_series(1, ${count}) g`);
  await db.execute(sql`
    insert into applications (id, tutor_id, job_offer_id, stage, created_at, confirmed_at)
    select g, 1, g, 'confirm', now() - interval '3 years', now() - interval '3 years'
    from generate_series(1, ${count}) g`);
  await db.execute(sql`
    insert into tuition_lessons (application_id, key, sent_hash, day, start_minute, minutes, subject_ids,
      taught, homework, state, marked_at, confirmed_at)
    select case when g <= ${LESSONS_OF_ONE} then 1 else 2 + (g - ${LESSONS_OF_ONE} - 1) / ${LESSONS_OF_OTHERS} end,
      gen_random_uuid(), '-', (now() - (g % ${LESSONS_OF_ONE}) * interval '1 day')::date, 960, 90, '{2}',
      'What was taught in lesson ' || g, 'Homework of lesson ' || g, 'confirmed', now(), now()
    from generate_series(1, ${sql.raw(String(size))}) g`);
  await db.execute(sql`vacuum analyze`);
}
