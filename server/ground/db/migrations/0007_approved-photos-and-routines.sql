-- By hand: docs/database.md, "Migrations".

-- Photos that are shown already count as approved, as of the day the account was made: staff see them
-- among the documents of the tutor and may take them down.
INSERT INTO "document_checks" ("tutor_id", "kind", "item_id", "status", "submitted_at", "decided_at")
  SELECT "tutors"."id", 'photo', "tutors"."id", 'approved', "users"."created_at", "users"."created_at"
  FROM "tutors" JOIN "users" ON "users"."id" = "tutors"."user_id"
  WHERE "users"."photo" IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Cards of tutors say the first time that no tuition takes.
CREATE TRIGGER routine_entries_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON routine_entries
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
