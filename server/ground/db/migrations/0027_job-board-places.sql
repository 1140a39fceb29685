-- The area as well: jobs of a kind of tuition are counted among the areas around a place
-- (server/job-board/walk-board.ts) without touching the table.
DROP INDEX "job_board_tutoring_place";
--> statement-breakpoint
CREATE INDEX "job_board_tutoring_place" ON "job_offers" ("tutoring_place_id", "posted_at" DESC, "id" DESC)
  INCLUDE ("tutor_gender", "category_id", "class_id", "city_id", "location_id", "actual_salary", "subject_ids")
  WHERE "status" = 'live';
