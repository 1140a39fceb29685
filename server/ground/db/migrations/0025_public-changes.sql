-- Every node keeps public answers in memory. A write to a table they are made of is told to all of
-- them with its commit, as the part of the answers it may change (server/services/answer-memory.ts).
-- Counts of views and applications are apart (job_counters) and may be half a minute old.
CREATE FUNCTION tell_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_changes', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER job_offers_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "job_offers"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('jobs');
--> statement-breakpoint
CREATE TRIGGER hub_listings_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hub_listings"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER tutor_profiles_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tutor_profiles"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER tutor_educations_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tutor_educations"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER tutor_experiences_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tutor_experiences"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER tutor_personal_infos_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tutor_personal_infos"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER reviews_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
-- Of people only what the hub shows: sign-ins and settings change nothing of it.
CREATE TRIGGER tutors_public_change AFTER DELETE OR TRUNCATE OR UPDATE OF "tutorid", "city_id", "location_id", "expected_salary",
  "rating_sum", "rating_count", "completed_tuitions", "documents_checked_at", "checked_parts" ON "tutors"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER users_public_change AFTER DELETE OR TRUNCATE OR UPDATE OF "name", "gender", "photo" ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER partners_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "partners"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('partners');
--> statement-breakpoint
CREATE TRIGGER partner_origins_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "partner_origins"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('partners');
--> statement-breakpoint
CREATE TRIGGER categories_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER classes_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "classes"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER class_subjects_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "class_subjects"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER subjects_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "subjects"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER tutoring_styles_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tutoring_styles"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER tutoring_places_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tutoring_places"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER education_levels_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "education_levels"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER exam_titles_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "exam_titles"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER study_groups_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "study_groups"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER curricula_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "curricula"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER boards_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "boards"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER university_types_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "university_types"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER universities_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "universities"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER departments_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "departments"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER religions_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "religions"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER certificate_types_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "certificate_types"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER schools_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "schools"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER cities_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cities"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER locations_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locations"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
