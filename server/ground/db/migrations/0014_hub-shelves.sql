-- Shelves for subjects, categories and their pairs with the city (server/hub/shelf.ts): a list is read
-- from the narrowest one, so nothing has to be found by what is taught and then sorted.
DROP INDEX "hub_listings_teaching";
--> statement-breakpoint
DROP INDEX "hub_listings_city_teaching";
--> statement-breakpoint
INSERT INTO "hub_listings" ("shelf", "tutor_id", "score", "rating_rank", "joined_at", "gender", "salary",
    "is_online", "city_id", "category_ids", "class_ids", "subject_ids", "university_ids", "department_ids", "location_ids")
  SELECT "new"."shelf", "tutor_id", "score", "rating_rank", "joined_at", "gender", "salary",
    "is_online", "city_id", "category_ids", "class_ids", "subject_ids", "university_ids", "department_ids", "location_ids"
  FROM "hub_listings" "old", LATERAL (
    SELECT 700000000 + unnest("old"."subject_ids") AS "shelf"
    UNION SELECT 800000000 + unnest("old"."category_ids")
    UNION SELECT 900000000 + ("old"."city_id" * 31337 + unnest("old"."subject_ids")) % 100000000
    UNION SELECT 1000000000 + ("old"."city_id" * 31337 + unnest("old"."category_ids")) % 100000000
  ) "new"
  WHERE "old"."shelf" = 0;
--> statement-breakpoint
-- Every shelf is sorted in every order now, and where a tutor teaches stands in the indexes too: a
-- circle may hold hundreds of areas.
DROP INDEX "hub_listings_relevance";
--> statement-breakpoint
DROP INDEX "hub_listings_rating";
--> statement-breakpoint
DROP INDEX "hub_listings_newest";
--> statement-breakpoint
CREATE INDEX "hub_listings_relevance" ON "hub_listings" ("shelf", "score" DESC, "tutor_id" DESC)
  INCLUDE ("rating_rank", "joined_at", "gender", "salary", "is_online", "city_id",
    "category_ids", "class_ids", "subject_ids", "university_ids", "department_ids", "location_ids");
--> statement-breakpoint
CREATE INDEX "hub_listings_rating" ON "hub_listings" ("shelf", "rating_rank" DESC, "score" DESC, "tutor_id" DESC)
  INCLUDE ("joined_at", "gender", "salary", "is_online", "city_id",
    "category_ids", "class_ids", "subject_ids", "university_ids", "department_ids", "location_ids");
--> statement-breakpoint
CREATE INDEX "hub_listings_newest" ON "hub_listings" ("shelf", "joined_at" DESC, "tutor_id" DESC)
  INCLUDE ("score", "gender", "salary", "is_online", "city_id",
    "category_ids", "class_ids", "subject_ids", "university_ids", "department_ids", "location_ids");
