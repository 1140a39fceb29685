-- High salaries of one kind of tuition, which few jobs have: by the newest first, thousands of others of
-- that kind were read for them (server/job-board/walk-board.ts, of places with many areas around).
CREATE INDEX "job_board_place_salary" ON "job_offers" ("tutoring_place_id", "actual_salary")
  INCLUDE ("posted_at", "id", "tutor_gender", "category_id", "class_id", "city_id", "location_id")
  WHERE "status" = 'live';
