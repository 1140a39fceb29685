-- Tutors of an area or a university by what they teach: of those with a class or a subject each has few, so
-- thousands of others were read for a page. With these columns alone an entry is a quarter as long.
CREATE INDEX "hub_listings_teaching" ON "hub_listings" ("shelf", "score" DESC, "tutor_id" DESC)
  INCLUDE ("gender", "class_ids", "subject_ids")
  WHERE "shelf" >= 200000000 AND "shelf" < 400000000;
