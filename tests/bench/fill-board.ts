/** Fills a migrated database with many live jobs, spread the way a real board is. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';

/** Share of jobs by rank: the first cities, areas and classes have most of them. */
const skewed = (count: string, power: number) =>
  sql.raw(`1 + floor(${count} * power(random(), ${power}))::int`);

/** Filling an index row by row takes far longer than building it at the end. */
async function withoutBoardIndexes(db: Db, fill: () => Promise<void>) {
  const indexes = await db
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`indexname like 'job_board_%'`);
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`));
  await fill();
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
}

async function insertJobs(db: Db, jobs: number) {
  await db.execute(sql`select setseed(0.42)`);
  await db.execute(sql`
    insert into users (id, type, name, phone_no) overriding system value
    values (1, 'parent', 'Bench', '+8801799999999') on conflict do nothing`);
  await db.execute(sql`
    insert into parents (id, user_id) overriding system value values (1, 1) on conflict do nothing`);
  await db.execute(sql`
    create temporary table area on commit drop as
    select row_number() over (order by random()) as rank, id, city_id from (
      select id, city_id from locations where city_id = 1
      union all select id, city_id from locations where city_id <> 1
    ) area`);
  await db.execute(sql`
    create temporary table class on commit drop as
    select row_number() over (order by category_id, random()) as rank, id, category_id,
      coalesce((select array_agg(subject_id) from class_subjects where class_id = classes.id), '{1}') as subjects
    from classes`);
  await db.execute(sql`
    insert into job_offers (parent_id, status, posted_at, category_id, class_id, subject_ids, city_id,
      location_id, tutoring_place_id, tutor_gender, actual_salary, days_in_week, student_gender,
      full_address, flat_house, road_no, latitude, longitude, tutor_requirement)
    select 1, 'live', now() - (1 - job.n::float / ${sql.raw(String(jobs))}) * interval '120 days', class.category_id, class.id,
      array(select class.subjects[1 + floor(random() * array_length(class.subjects, 1))::int]
        from generate_series(1, 1 + (job.n % 4))),
      area.city_id, area.id,
      (array[2,2,2,2,2,2,2,2,3,3,3,1])[1 + floor(random() * 12)::int], 1 + floor(random() * 3)::int,
      1500 + 500 * floor(20 * power(random(), 1.6))::int, 2 + floor(random() * 5)::int, 1,
      'Near the kitchen market', 'Flat 3A, House 12', 'Road 7', 23.75, 90.4, repeat('Patient and punctual. ', 8)
    from (select n, ${skewed('(select count(*) from area)', 1.6)} as area_rank,
        ${skewed('(select count(*) from class)', 2.2)} as class_rank
      from generate_series(1, ${sql.raw(String(jobs))}) as n) job
    join area on area.rank = job.area_rank
    join class on class.rank = job.class_rank
    order by job.n`);
}

export async function fillBoard(db: Db, jobs: number): Promise<void> {
  // Temporary tables belong to one connection, as a transaction does.
  await withoutBoardIndexes(db, () =>
    db.transaction((transaction) => insertJobs(transaction, jobs)),
  );
  for (const table of ['job_offers', 'job_subjects'])
    await db.execute(sql.raw(`vacuum (analyze) ${table}`));
}
