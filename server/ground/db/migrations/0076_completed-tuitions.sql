-- Tuitions that go on counted as completed until now (server/hub/refresh-listings.ts).
UPDATE "tutors" SET "completed_tuitions" = done.number FROM (
  SELECT t.id, (SELECT count(*) FROM "applications" a
    WHERE a.tutor_id = t.id AND a.stage = 'closed' AND a.confirmed_at IS NOT NULL) AS number
  FROM "tutors" t) AS done
WHERE done.id = "tutors".id AND done.number <> "tutors"."completed_tuitions";
