-- A facet for each beginning of a word of the name (server/hub/facets.ts): a common name is read in the
-- order of the answer instead of being sorted.
INSERT INTO "hub_listings" ("shelf", "tutor_id", "score", "rating_rank", "joined_at", "gender", "salary", "is_online", "is_checked", "city_id",
    "category_ids", "class_ids", "subject_ids", "university_ids", "department_ids", "location_ids")
  SELECT 1200000000 + (('x' || substr(md5("key"), 1, 8))::bit(32)::bigint % 900000000)::int, "tutor_id", "score", "rating_rank", "joined_at", "gender", "salary", "is_online", "is_checked", "city_id",
    "category_ids", "class_ids", "subject_ids", "university_ids", "department_ids", "location_ids"
  FROM "hub_listings", unnest("name_keys") AS "key"
  WHERE "shelf" = 0 AND length("key") > 2 AND "key" LIKE '%*'
  ON CONFLICT DO NOTHING;
