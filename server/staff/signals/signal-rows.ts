/**
 * Finds what looks odd about requests, for all of them in one statement: the candidates are
 * narrowed first, everything else is read by index for them alone. Bounds: core/staff/signals.ts.
 */
import { type SQL, sql } from 'drizzle-orm';
import * as bound from '#core/staff/signals.ts';

const days = (count: number) => sql.raw(`interval '${count} days'`);

/** Guardians who share a phone with one of the candidates: the account's or the additional one. */
const samePeople = sql`
  own_phones as (
    select p.id as parent_id, u.phone_no as phone from parents p join users u on u.id = p.user_id
    where p.id in (select parent_id from candidates)
    union
    select p.id, p.additional_phone_number from parents p
    where p.id in (select parent_id from candidates) and p.additional_phone_number is not null
  ),
  same_people as (
    select own.parent_id, p.id as other_id from own_phones own
    join users u on u.phone_no = own.phone join parents p on p.user_id = u.id
    union
    select own.parent_id, p.id from own_phones own
    join parents p on p.additional_phone_number = own.phone
  )`;

/**
 * A guardian has few requests, a month has many: PostgreSQL is kept from reading all of a month for each
 * candidate, which it takes for fewer than they are.
 */
const ofParent = (parentId: SQL) => sql`
  select id, class_id, location_id, status, created_at, job_duration
  from job_offers where parent_id = ${parentId} offset 0`;

const duplicates = sql`
  select c.id, 'duplicate' as kind, max(o.id) as other_request_id, null::int as value
  from candidates c
  join same_people s on s.parent_id = c.parent_id
  cross join lateral (${ofParent(sql`s.other_id`)}) o
  where o.class_id = c.class_id and o.location_id = c.location_id and o.status <> 'cancelled'
    and (o.created_at, o.id) < (c.created_at, c.id)
    and o.created_at > c.created_at - ${days(bound.DUPLICATE_DAYS)}
  group by c.id`;

const repeatedShort = sql`
  select c.id, 'repeated_short', null::int, count(*)::int
  from candidates c
  cross join lateral (${ofParent(sql`c.parent_id`)}) o
  where c.job_duration = 1 and o.job_duration = 1 and o.status <> 'cancelled'
    and (o.created_at, o.id) <= (c.created_at, c.id)
    and o.created_at > c.created_at - ${days(bound.SHORT_JOB_DAYS)}
  group by c.id
  having count(*) >= ${sql.raw(String(bound.SHORT_JOBS))}`;

/** Jobs on the board of the class in the city; where they are few, of the class everywhere. */
const guides = sql`
  city_guide as materialized (
    select class_id, city_id, count(*) as jobs,
      percentile_cont(0.5) within group (order by actual_salary) as middle
    from job_offers
    where status = 'live' and (class_id, city_id) in (select class_id, city_id from candidates)
    group by class_id, city_id
  ),
  class_guide as materialized (
    select class_id, count(*) as jobs,
      percentile_cont(0.5) within group (order by actual_salary) as middle
    from job_offers
    where status = 'live' and class_id in (
      select c.class_id from candidates c left join city_guide g using (class_id, city_id)
      where coalesce(g.jobs, 0) < ${sql.raw(String(bound.SIMILAR_JOBS_MIN))}
    )
    group by class_id
  ),
  pay as (
    select c.id, 100 * c.actual_salary / nullif(
      case when city.jobs >= ${sql.raw(String(bound.SIMILAR_JOBS_MIN))} then city.middle
        when class.jobs >= ${sql.raw(String(bound.SIMILAR_JOBS_MIN))} then class.middle end, 0
    ) as percent
    from candidates c
    left join city_guide city on city.class_id = c.class_id and city.city_id = c.city_id
    left join class_guide class on class.class_id = c.class_id
  )`;

/** Rows (id, kind, other_request_id, value); `which` is a condition on `job_offers`. */
export const signalRows = (which: SQL): SQL => sql`
  with candidates as materialized (
    select id, parent_id, class_id, city_id, location_id, created_at, job_duration, actual_salary
    from job_offers where ${which}
  ), ${samePeople}, ${guides}
  ${duplicates} union all ${repeatedShort} union all
  select id, case when percent < ${sql.raw(String(bound.PAY_LOW_PERCENT))} then 'pay_low' else 'pay_high' end,
    null::int, round(percent)::int
  from pay
  where percent < ${sql.raw(String(bound.PAY_LOW_PERCENT))}
    or percent > ${sql.raw(String(bound.PAY_HIGH_PERCENT))}`;
