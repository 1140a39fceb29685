-- The board by salary, highest first (server/job-board/walk-board.ts): as the indexes by time, with every
-- column a filter may ask for. Two of them take the place of those for ranges of salaries.
DROP INDEX "job_board_salary";
--> statement-breakpoint
CREATE INDEX "job_board_salary" ON "job_offers" ("actual_salary" DESC, "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "category_id", "class_id", "city_id", "location_id", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_city_salary" ON "job_offers" ("city_id", "actual_salary" DESC, "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "category_id", "location_id", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_category_salary" ON "job_offers" ("category_id", "actual_salary" DESC, "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "location_id", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_city_category_salary" ON "job_offers" ("city_id", "category_id", "actual_salary" DESC, "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "tutoring_place_id", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
DROP INDEX "job_board_place_salary";
--> statement-breakpoint
CREATE INDEX "job_board_place_salary" ON "job_offers" ("tutoring_place_id", "actual_salary" DESC, "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "category_id", "class_id", "city_id", "location_id", "subject_ids")
  WHERE "status" = 'live';
--> statement-breakpoint
CREATE INDEX "job_board_subject_salary" ON "job_subjects" ("subject_id", "actual_salary" DESC, "posted_at" DESC, "job_id" DESC)
  INCLUDE ("category_id", "city_id", "location_id", "tutoring_place_id", "tutor_gender", "subject_ids");
--> statement-breakpoint
CREATE INDEX "job_board_subject_city_salary" ON "job_subjects" ("subject_id", "city_id", "actual_salary" DESC, "posted_at" DESC, "job_id" DESC)
  INCLUDE ("category_id", "location_id", "tutoring_place_id", "tutor_gender", "subject_ids");
