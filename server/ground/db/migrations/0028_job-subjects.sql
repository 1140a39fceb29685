-- The live jobs once more, a row for each of their subjects (server/job-board/walk-board.ts): those of a rare
-- subject are read in the order of the answer, without touching the jobs. A trigger keeps them true.
CREATE TABLE "job_subjects" (
	"subject_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"category_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"tutoring_place_id" smallint NOT NULL,
	"tutor_gender" smallint NOT NULL,
	"actual_salary" integer NOT NULL,
	"subject_ids" integer[] NOT NULL,
	CONSTRAINT "job_subjects_job_id_subject_id_pk" PRIMARY KEY("job_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "job_subjects" ADD CONSTRAINT "job_subjects_job_id_job_offers_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "job_subjects"
  SELECT DISTINCT "subject_id", "id", "posted_at", "category_id", "city_id", "location_id", "tutoring_place_id",
    "tutor_gender", "actual_salary", "subject_ids"
  FROM "job_offers", unnest("subject_ids") AS "subject_id"
  WHERE "status" = 'live';
--> statement-breakpoint
-- Covering indexes, as those of the board. One that had all subjects of a job would have no order.
CREATE INDEX "job_board_subject" ON "job_subjects" ("subject_id", "posted_at" DESC, "job_id" DESC)
  INCLUDE ("category_id", "city_id", "location_id", "tutoring_place_id", "tutor_gender", "actual_salary", "subject_ids");
--> statement-breakpoint
CREATE INDEX "job_board_subject_city" ON "job_subjects" ("subject_id", "city_id", "posted_at" DESC, "job_id" DESC)
  INCLUDE ("category_id", "tutoring_place_id", "tutor_gender", "actual_salary", "subject_ids");
--> statement-breakpoint
DROP INDEX "job_board_subjects";
--> statement-breakpoint
CREATE FUNCTION list_job_by_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "job_subjects" WHERE "job_id" = NEW."id";
  IF NEW."status" = 'live' THEN
    INSERT INTO "job_subjects"
      SELECT DISTINCT "subject_id", NEW."id", NEW."posted_at", NEW."category_id", NEW."city_id", NEW."location_id",
        NEW."tutoring_place_id", NEW."tutor_gender", NEW."actual_salary", NEW."subject_ids"
      FROM unnest(NEW."subject_ids") AS "subject_id";
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER job_offers_by_subject AFTER INSERT OR UPDATE OF "status", "posted_at", "category_id", "city_id", "location_id",
  "tutoring_place_id", "tutor_gender", "actual_salary", "subject_ids" ON "job_offers"
  FOR EACH ROW EXECUTE FUNCTION list_job_by_subject();
--> statement-breakpoint
CREATE TRIGGER job_subjects_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "job_subjects"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('jobs');
--> statement-breakpoint
-- Names with the areas: a name in an area is found in both at once.
DROP INDEX "hub_listings_names";
--> statement-breakpoint
CREATE INDEX "hub_listings_names" ON "hub_listings" USING gin ("name_keys", "location_ids") WHERE "shelf" = 0;
