import { sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';

/** One of ten tutors with documents waits altogether; the mark sheet of another was returned. */
const WAITING = 3;
const RETURNED = 7;
const REASON = 'The roll number cannot be read. Please take the picture in daylight.';

/** Staff have looked at most of what the invented tutors gave. */
export async function checkDemoDocuments(
  db: Db,
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into document_checks (tutor_id, kind, item_id, submitted_at)
    select tutor_id, 'certificate', id, ${now.toISOString()}::timestamptz - (tutor_id % 90 + 2) * interval '1 day'
      from tutor_certificates
    union all
    select tutor_id, 'education', id, ${now.toISOString()}::timestamptz - (tutor_id % 90 + 2) * interval '1 day'
      from tutor_educations
    union all
    select tutor_id, 'personal', tutor_id, ${now.toISOString()}::timestamptz - (tutor_id % 90 + 2) * interval '1 day'
      from tutor_personal_infos`);
  await db.execute(sql`
    update document_checks set status = 'approved', decided_by = ${staffId}, version = 2,
      decided_at = submitted_at + interval '1 day'
    where tutor_id % 10 <> ${WAITING}
      and tutor_id in (select tutor_id from tutor_certificates)`);
  await db.execute(sql`
    update document_checks set status = 'returned', reason = ${REASON}
    where tutor_id % 10 = ${RETURNED} and status = 'approved' and kind = 'certificate'
      and item_id in (select id from tutor_certificates where certificate_type_id = 5)`);
  await checkDemoPhotos(db, { staffId, now });
}

/** Approves the photos but those of some tutors whose documents wait as well. */
async function checkDemoPhotos(db: Db, { staffId, now }: { staffId: number; now: Date }) {
  await db.execute(sql`
    update tutors set new_photo = photo from users
    where users.id = tutors.user_id and photo is not null and tutors.id % 20 = ${WAITING}`);
  await db.execute(sql`
    update users set photo = null from tutors
    where users.id = tutors.user_id and new_photo is not null`);
  await db.execute(sql`
    insert into document_checks
      (tutor_id, kind, item_id, status, version, submitted_at, decided_at, decided_by)
    select tutors.id, 'photo', tutors.id,
      case when new_photo is null then 'approved' else 'waiting' end,
      case when new_photo is null then 2 else 1 end,
      ${now.toISOString()}::timestamptz - (tutors.id % 90 + 2) * interval '1 day',
      case when new_photo is null
        then ${now.toISOString()}::timestamptz - (tutors.id % 90 + 1) * interval '1 day' end,
      case when new_photo is null then ${staffId}::int end
    from tutors join users on users.id = tutors.user_id
    where photo is not null or new_photo is not null`);
}
