/** Fills a migrated database with people, a request and an invoice of each guardian among them. */
import { sql } from 'drizzle-orm';
import { storedNameKeys } from '#core/people/names/name-key.ts';
import { readDemoTexts } from '#server/demo/read-demo-texts.ts';
import type { Db } from '#server/ground/db/database.ts';

/** Half of them guardians, whose names are spread as those of the demo, every fifth in Bengali. */
async function insertPeople(db: Db, people: number) {
  const { male, female, surnames } = readDemoTexts().names;
  const rows = [...male, ...female].flatMap((first) =>
    surnames.map((last, at) =>
      at % 5 === 0 ? `${first.name_bn} ${last.name_bn}` : `${first.name} ${last.name}`,
    ),
  );
  await db.execute(sql`
    create temporary table person (rank int primary key, name text, keys text[]) on commit drop`);
  const json = JSON.stringify(
    rows.map((name, index) => ({ rank: index + 1, name, keys: storedNameKeys(name) })),
  );
  await db.execute(sql`
    insert into person select rank, name, array(select jsonb_array_elements_text(keys))
    from jsonb_to_recordset(${json}::jsonb) as given(rank int, name text, keys jsonb)`);
  await db.execute(sql`select setseed(0.42)`);
  await db.execute(sql`
    create temporary table someone on commit drop as
    select n as id, person.name, person.keys, case when n % 2 = 0 then 'parent' else 'tutor' end as type
    from (select n, 1 + floor((select count(*) from person) * power(random(), 1.3))::int as rank
      from generate_series(1, ${sql.raw(String(2 * people))}) n) drawn
    join person on person.rank = drawn.rank`);
  await db.execute(sql`
    insert into users (id, type, name, phone_no, email) overriding system value
    select id, type, name, '+8801' || lpad((700000000 + id)::text, 9, '0'), 'm' || id || '@example.org'
    from someone`);
  await db.execute(sql`
    insert into person_name_keys (user_id, keys) select id, keys from someone`);
  await db.execute(sql`
    insert into tutors (user_id, tutorid) select id, 'T' || id from someone where type = 'tutor'`);
  await db.execute(sql`
    insert into parents (user_id, additional_phone_number)
    select id, '+8801' || lpad((800000000 + id)::text, 9, '0') from someone where type = 'parent'`);
}

async function insertRequests(db: Db) {
  await db.execute(sql`
    insert into job_offers (parent_id, status, posted_at, category_id, class_id, subject_ids, city_id,
      location_id, tutoring_place_id, tutor_gender, actual_salary, days_in_week, student_gender)
    select parents.id, (array['live', 'pending', 'closed', 'closed', 'closed'])[1 + parents.id % 5],
      now() - parents.id * interval '1 minute', class.category_id, class.id, '{1}', area.city_id,
      area.id, 2, 3, 5000, 3, 1
    from parents,
      (select id, category_id from classes order by id limit 1) class,
      (select id, city_id from locations order by id limit 1) area`);
  await db.execute(sql`
    insert into invoices (number, user_id, kind, status, poisha, paid_poisha, issued_at, due_on, paid_at)
    select 'INV-2026-' || lpad(id::text, 6, '0'), user_id, 'extra_bill',
      case when id % 2 = 0 then 'paid' else 'unpaid' end, 50000,
      case when id % 2 = 0 then 50000 else 0 end, at, (at + interval '7 days')::date,
      case when id % 2 = 0 then at end
    from parents, lateral (select timestamptz '2026-11-20 00:00+06' - id * interval '1 minute' as at) t`);
}

export async function fillPeople(db: Db, people: number): Promise<void> {
  // Temporary tables belong to one connection, as a transaction does.
  await db.transaction(async (transaction) => {
    await insertPeople(transaction, people);
    await insertRequests(transaction);
  });
  await db.execute(sql`vacuum (analyze)`);
}
