ALTER TABLE "hub_listings" ADD COLUMN "is_home" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_listings" ADD COLUMN "is_group" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "hub_listings" SET
    "is_home" = 2 = ANY("tutor_profiles"."place_ids"), "is_group" = 1 = ANY("tutor_profiles"."place_ids")
  FROM "tutor_profiles" WHERE "tutor_profiles"."tutor_id" = "hub_listings"."tutor_id";
--> statement-breakpoint
-- Lists walk these indexes in their order and read the other columns from them.
DROP INDEX hub_listings_newest;
--> statement-breakpoint
DROP INDEX hub_listings_rating;
--> statement-breakpoint
DROP INDEX hub_listings_relevance;
--> statement-breakpoint
CREATE INDEX hub_listings_newest ON hub_listings (facet, joined_at DESC, tutor_id DESC)
  INCLUDE (score, gender, salary, is_online, is_home, is_group, is_checked, city_id, category_ids, class_ids, subject_ids, university_ids, department_ids, location_ids);
--> statement-breakpoint
CREATE INDEX hub_listings_rating ON hub_listings (facet, rating_rank DESC, score DESC, tutor_id DESC)
  INCLUDE (joined_at, gender, salary, is_online, is_home, is_group, is_checked, city_id, category_ids, class_ids, subject_ids, university_ids, department_ids, location_ids);
--> statement-breakpoint
CREATE INDEX hub_listings_relevance ON hub_listings (facet, score DESC, tutor_id DESC)
  INCLUDE (rating_rank, joined_at, gender, salary, is_online, is_home, is_group, is_checked, city_id, category_ids, class_ids, subject_ids, university_ids, department_ids, location_ids);
