-- Covering indexes of the job board, over live jobs only. Each holds every column a filter may
-- ask for, so that a page is found and counted without touching the table; the leading columns
-- are the choices that narrow the board most. Measured: docs/decisions/0004-job-board-queries.md
CREATE INDEX "job_board_newest" ON "job_offers" ("posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "category_id", "class_id", "city_id", "location_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_city" ON "job_offers" ("city_id", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "category_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_city_category" ON "job_offers" ("city_id", "category_id", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_city_category_gender" ON "job_offers" ("city_id", "category_id", "tutor_gender", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutoring_place_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_city_class" ON "job_offers" ("city_id", "class_id", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_location" ON "job_offers" ("location_id", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "category_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_location_class" ON "job_offers" ("location_id", "class_id", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_class" ON "job_offers" ("class_id", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_class_place" ON "job_offers" ("class_id", "tutoring_place_id", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "city_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_category" ON "job_offers" ("category_id", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_tutoring_place" ON "job_offers" ("tutoring_place_id", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "category_id", "class_id", "city_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_salary" ON "job_offers" ("actual_salary", "posted_at" DESC, "id" DESC)
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_subjects" ON "job_offers" USING gin ("subject_ids")
  WHERE "status" = 'live';
