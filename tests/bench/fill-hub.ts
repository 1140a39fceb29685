/** Fills a migrated database with many listed tutors, spread the way a real hub is. */
import { sql } from 'drizzle-orm';
import { storedNameKeys } from '#core/people/names/name-key.ts';
import { readDemoTexts } from '#server/demo/read-demo-texts.ts';
import type { Db } from '#server/ground/db/database.ts';

/** Share by rank: the first cities, areas, classes and universities have most of the tutors. */
const skewed = (count: string, power: number) =>
  sql.raw(`1 + floor(${count} * power(random(), ${power}))::int`);

/** Filling an index row by row takes far longer than building it at the end. */
async function withoutHubIndexes(db: Db, fill: () => Promise<void>) {
  const indexes = await db
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`indexname like 'hub_listings_%' and indexname not like '%_pk'`);
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`));
  const constraints = await db
    .select({
      name: sql<string>`conname`,
      definition: sql<string>`pg_get_constraintdef(oid)`,
    })
    .from(sql`pg_constraint`)
    .where(sql`conrelid = 'hub_listings'::regclass`);
  for (const { name } of constraints)
    await db.execute(sql.raw(`alter table hub_listings drop constraint ${name}`));
  await fill();
  await db.execute(sql`set maintenance_work_mem = '1GB'`);
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  for (const { name, definition } of constraints)
    await db.execute(sql.raw(`alter table hub_listings add constraint ${name} ${definition}`));
}

/** Every name of the demo with the keys the server would keep of it. */
async function insertNames(db: Db) {
  const { male, female, surnames } = readDemoTexts().names;
  const rows = [...male, ...female].flatMap((first) =>
    surnames.flatMap((last) => [
      `${first.name} ${last.name}`,
      ...(last.name.length % 3 === 0 ? [`${first.name_bn} ${last.name_bn}`] : []),
    ]),
  );
  await db.execute(
    sql`create temporary table person (rank int primary key, name text, keys text[]) on commit drop`,
  );
  const json = JSON.stringify(
    rows.map((name, index) => ({ rank: index + 1, name, keys: storedNameKeys(name) })),
  );
  await db.execute(sql`
    insert into person select rank, name, array(select jsonb_array_elements_text(keys))
    from jsonb_to_recordset(${json}::jsonb) as given(rank int, name text, keys jsonb)`);
}

async function insertRanks(db: Db) {
  await db.execute(sql`select setseed(0.42)`);
  await db.execute(sql`
    create temporary table area on commit drop as
    select row_number() over (order by city_id, random()) as rank, id, city_id from locations`);
  await db.execute(sql`create unique index on area (rank)`);
  await db.execute(sql`
    create temporary table class on commit drop as
    select row_number() over (order by category_id, random()) as rank, id, category_id,
      coalesce((select array_agg(subject_id order by random()) from class_subjects where class_id = classes.id), '{1}') as subjects
    from classes`);
  await db.execute(sql`create unique index on class (rank)`);
}

async function insertTutors(db: Db, tutors: number) {
  const all = sql.raw(String(tutors));
  await db.execute(sql`
    create temporary table hub on commit drop as
    select n as id, class.category_id, area.city_id, area.id as location_id, random() as luck,
      array(select other.id from class other where other.category_id = class.category_id and abs(other.rank - class.rank) <= 1 + n % 2) as class_ids,
      class.subjects[1 + n % 3 : 4 + n % 4] as subject_ids,
      array(select distinct near.id from area near where near.city_id = area.city_id and abs(near.rank - area.rank) <= n % 3) as location_ids,
      1 + n % 2 as gender, 2000 + 500 * floor(24 * power(random(), 1.6))::int as salary,
      ${skewed('150', 2)} as university_id, ${skewed('90', 1.7)} as department_id,
      person.name, person.keys
    from (select n, ${skewed('(select count(*) from area)', 1.6)} as area_rank,
        ${skewed('(select count(*) from class)', 2.2)} as class_rank,
        ${skewed('(select count(*) from person)', 1.3)} as person_rank
      from generate_series(1, ${all}) as n) tutor
    join area on area.rank = tutor.area_rank
    join class on class.rank = tutor.class_rank
    join person on person.rank = tutor.person_rank`);
  await db.execute(sql`
    insert into users (id, type, name, phone_no, phone_no_verified_at, gender, created_at) overriding system value
    select id, 'tutor', name, '+8801' || lpad((100000000 + id)::text, 9, '0'), now(), gender,
      now() - luck * interval '900 days' from hub`);
  await db.execute(sql`
    insert into tutors (id, user_id, tutorid, city_id, location_id, expected_salary, profile_completed) overriding system value
    select id, id, 'T' || id, city_id, location_id, salary, 80 + id % 21 from hub`);
  await db.execute(sql`
    insert into tutor_profiles (tutor_id, preferred_location_ids, category_ids, class_ids, subject_ids, style_ids, place_ids)
    select id, location_ids, array[category_id], class_ids, coalesce(subject_ids, '{1}'), '{1}', '{2,3}' from hub`);
  await db.execute(sql`
    insert into tutor_educations (tutor_id, education_level_id, university_id, department_id)
    select id, 9, university_id, department_id from hub`);
}

const columns = sql.raw(
  'tutor_id, score, rating_rank, joined_at, gender, salary, is_online, is_home, is_group, is_checked, city_id, category_ids, class_ids, subject_ids, university_ids, department_ids, location_ids',
);
const values = sql.raw(
  `id, 400 + floor(400 * power(luck, 2))::int, case when id % 3 = 0 then 300000 + floor(200000 * luck)::int else 0 end,
  now() - luck * interval '900 days', gender, salary, id % 10 < 4, id % 20 > 0, id % 5 = 0, id % 4 = 0, city_id, array[category_id], class_ids,
  coalesce(subject_ids, '{1}'), array[university_id], array[department_id], location_ids`,
);

async function insertListings(db: Db) {
  await db.execute(sql`
    insert into hub_listings (${columns}, facet, name_keys) select ${values}, 0, keys from hub`);
  await db.execute(sql`
    insert into hub_listings (${columns}, facet)
    select ${values}, facet from hub, lateral (
      select 100000000 + city_id as facet
      union all select 200000000 + unnest(location_ids)
      union all select 300000000 + university_id
      union all select 400000000 + department_id
      union all select 500000000 + unnest(class_ids)
      union all select 700000000 + unnest(coalesce(subject_ids, '{1}'))
      union all select 800000000 + category_id
      union all select 900000000 + (city_id * 31337 + unnest(coalesce(subject_ids, '{1}'))) % 100000000
      union all select 1000000000 + (city_id * 31337 + category_id) % 100000000
      union all select 1100000000 where id % 4 = 0
      union all select distinct 1200000000 + (('x' || substr(md5(key), 1, 8))::bit(32)::bigint % 900000000)::int
        from unnest(keys) as key where length(key) > 2 and key like '%*'
      union all select 600000000 + (university_id * 31337 + department_id) % 100000000) facets`);
}

export async function fillHub(db: Db, tutors: number): Promise<void> {
  // Temporary tables belong to one connection, as a transaction does.
  await db.transaction(async (transaction) => {
    await insertNames(transaction);
    await insertRanks(transaction);
    await insertTutors(transaction, tutors);
    await withoutHubIndexes(transaction, () => insertListings(transaction));
  });
  for (const table of ['hub_listings', 'tutors', 'users', 'tutor_profiles', 'tutor_educations'])
    await db.execute(sql.raw(`vacuum (analyze) ${table}`));
}
