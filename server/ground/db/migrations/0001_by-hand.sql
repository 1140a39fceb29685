-- By hand: what the schema cannot say. docs/database.md, "Migrations".

-- Functions: the ledger and the audit log, which are never changed; columns that follow others; public
-- answers and open consoles, which hear of changes.
CREATE FUNCTION refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '2 years' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append only';
END
$function$;
--> statement-breakpoint
CREATE FUNCTION tell_public_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('public_changes', TG_ARGV[0]);
  RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE FUNCTION list_job_by_subject()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the ledger is append only';
END
$function$;
--> statement-breakpoint
CREATE FUNCTION refuse_ledger_out_of_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  found record;
BEGIN
  SELECT count(*) AS lines, coalesce(sum(poisha), 0) AS total INTO found
    FROM ledger_entries WHERE transaction_id = NEW.id;
  IF found.lines < 2 OR found.total <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % has % lines that add up to %', NEW.id, found.lines, found.total;
  END IF;
  RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE FUNCTION refuse_late_ledger_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  total numeric;
BEGIN
  SELECT coalesce(sum(poisha), 0) INTO total
    FROM ledger_entries WHERE transaction_id = NEW.transaction_id;
  IF total <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % adds up to %', NEW.transaction_id, total;
  END IF;
  RETURN NULL;
END
$function$;
--> statement-breakpoint
CREATE FUNCTION tell_staff_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('staff_changes', '');
  RETURN NULL;
END
$function$;
--> statement-breakpoint
-- Which tables they watch.
CREATE TRIGGER job_offers_by_subject
  AFTER INSERT OR UPDATE OF status, posted_at, category_id, city_id, location_id, tutoring_place_id, tutor_gender, actual_salary, subject_ids ON job_offers
  FOR EACH ROW EXECUTE FUNCTION list_job_by_subject();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_change
  BEFORE DELETE OR UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate
  BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance
  AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_late_ledger_lines();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_no_change
  BEFORE DELETE OR UPDATE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_days_no_change
  BEFORE DELETE OR UPDATE ON ledger_days
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_days_no_truncate
  BEFORE TRUNCATE ON ledger_days
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_change
  BEFORE DELETE OR UPDATE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate
  BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_change
  BEFORE DELETE OR UPDATE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_truncate
  BEFORE TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balance
  AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_out_of_balance();
--> statement-breakpoint
CREATE TRIGGER boards_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON boards
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER categories_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER certificate_types_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON certificate_types
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER cities_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER class_subjects_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON class_subjects
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER classes_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON classes
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER curricula_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON curricula
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER departments_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON departments
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER education_levels_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON education_levels
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER exam_titles_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON exam_titles
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER hub_listings_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON hub_listings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER job_offers_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON job_offers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('jobs');
--> statement-breakpoint
CREATE TRIGGER job_subjects_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON job_subjects
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('jobs');
--> statement-breakpoint
CREATE TRIGGER locations_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON locations
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER partner_origins_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON partner_origins
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('partners');
--> statement-breakpoint
CREATE TRIGGER partners_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON partners
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('partners');
--> statement-breakpoint
CREATE TRIGGER religions_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON religions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER review_answers_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON review_answers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER reviews_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER schools_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON schools
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER study_groups_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON study_groups
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER subjects_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON subjects
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER taught_histories_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON taught_histories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER tutor_educations_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tutor_educations
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER tutor_experiences_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tutor_experiences
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER tutor_personal_infos_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tutor_personal_infos
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER tutor_profiles_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tutor_profiles
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER tutoring_places_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tutoring_places
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER tutoring_styles_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tutoring_styles
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER tutors_public_change
  AFTER DELETE OR UPDATE OF tutorid, city_id, location_id, expected_salary, rating_sum, rating_count, completed_tuitions, documents_checked_at, checked_parts OR TRUNCATE ON tutors
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER universities_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON universities
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER university_types_public_change
  AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON university_types
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('names');
--> statement-breakpoint
CREATE TRIGGER users_public_change
  AFTER DELETE OR UPDATE OF name, gender, photo OR TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
--> statement-breakpoint
CREATE TRIGGER applications_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON applications
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER call_requests_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON call_requests
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER coach_requests_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON coach_requests
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER community_comments_staff_change
  AFTER INSERT OR DELETE OR UPDATE OF state ON community_comments
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER community_posts_staff_change
  AFTER INSERT OR DELETE OR UPDATE OF state ON community_posts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER community_reports_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON community_reports
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER contact_messages_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON contact_messages
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER demo_classes_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON demo_classes
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER departments_staff_change
  AFTER INSERT OR DELETE OR UPDATE OF is_listed ON departments
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER document_checks_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON document_checks
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER invoices_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER job_offers_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON job_offers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_staff_change
  AFTER INSERT ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER message_reports_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON message_reports
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER number_changes_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON number_changes
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER online_lessons_staff_change
  AFTER UPDATE OF status ON online_lessons
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER payment_proofs_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON payment_proofs
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER payments_staff_change
  AFTER UPDATE OF state ON payments
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER refunds_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON refunds
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER replacements_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON replacements
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER review_reports_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON review_reports
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER schools_staff_change
  AFTER INSERT OR DELETE OR UPDATE OF is_listed ON schools
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER staff_alarms_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON staff_alarms
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER tuition_changes_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON tuition_changes
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER tuition_lessons_staff_change
  AFTER UPDATE OF state ON tuition_lessons
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER tutor_acceptances_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON tutor_acceptances
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER tutor_choices_staff_change
  AFTER INSERT OR DELETE OR UPDATE ON tutor_choices
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER universities_staff_change
  AFTER INSERT OR DELETE OR UPDATE OF is_listed ON universities
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER users_staff_change
  AFTER UPDATE OF payout_asked_at ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
-- Lists walk these indexes in their order and read the other columns from them: board and hub.
CREATE INDEX hub_listings_newest ON hub_listings (facet, joined_at DESC, tutor_id DESC)
  INCLUDE (score, gender, salary, is_online, is_checked, city_id, category_ids, class_ids, subject_ids, university_ids, department_ids, location_ids);
--> statement-breakpoint
CREATE INDEX hub_listings_rating ON hub_listings (facet, rating_rank DESC, score DESC, tutor_id DESC)
  INCLUDE (joined_at, gender, salary, is_online, is_checked, city_id, category_ids, class_ids, subject_ids, university_ids, department_ids, location_ids);
--> statement-breakpoint
CREATE INDEX hub_listings_relevance ON hub_listings (facet, score DESC, tutor_id DESC)
  INCLUDE (rating_rank, joined_at, gender, salary, is_online, is_checked, city_id, category_ids, class_ids, subject_ids, university_ids, department_ids, location_ids);
--> statement-breakpoint
CREATE INDEX hub_listings_teaching ON hub_listings (facet, score DESC, tutor_id DESC)
  INCLUDE (gender, class_ids, subject_ids)
  WHERE ((facet >= 200000000) AND (facet < 400000000));
--> statement-breakpoint
CREATE INDEX job_board_category ON job_offers (category_id, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_category_salary ON job_offers (category_id, actual_salary DESC, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, location_id, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_city ON job_offers (city_id, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, category_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_city_category ON job_offers (city_id, category_id, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_city_category_gender ON job_offers (city_id, category_id, tutor_gender, posted_at DESC, id DESC)
  INCLUDE (tutoring_place_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_city_category_salary ON job_offers (city_id, category_id, actual_salary DESC, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_city_class ON job_offers (city_id, class_id, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_city_salary ON job_offers (city_id, actual_salary DESC, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, category_id, location_id, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_class ON job_offers (class_id, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_class_place ON job_offers (class_id, tutoring_place_id, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, city_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_location ON job_offers (location_id, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, category_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_location_class ON job_offers (location_id, class_id, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_newest ON job_offers (posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, category_id, class_id, city_id, location_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_place_salary ON job_offers (tutoring_place_id, actual_salary DESC, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, category_id, class_id, city_id, location_id, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_salary ON job_offers (actual_salary DESC, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, tutoring_place_id, category_id, class_id, city_id, location_id, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
CREATE INDEX job_board_subject ON job_subjects (subject_id, posted_at DESC, job_id DESC)
  INCLUDE (category_id, city_id, location_id, tutoring_place_id, tutor_gender, actual_salary, subject_ids);
--> statement-breakpoint
CREATE INDEX job_board_subject_city ON job_subjects (subject_id, city_id, posted_at DESC, job_id DESC)
  INCLUDE (category_id, tutoring_place_id, tutor_gender, actual_salary, subject_ids);
--> statement-breakpoint
CREATE INDEX job_board_subject_city_salary ON job_subjects (subject_id, city_id, actual_salary DESC, posted_at DESC, job_id DESC)
  INCLUDE (category_id, location_id, tutoring_place_id, tutor_gender, subject_ids);
--> statement-breakpoint
CREATE INDEX job_board_subject_salary ON job_subjects (subject_id, actual_salary DESC, posted_at DESC, job_id DESC)
  INCLUDE (category_id, city_id, location_id, tutoring_place_id, tutor_gender, subject_ids);
--> statement-breakpoint
CREATE INDEX job_board_tutoring_place ON job_offers (tutoring_place_id, posted_at DESC, id DESC)
  INCLUDE (tutor_gender, category_id, class_id, city_id, location_id, actual_salary, subject_ids)
  WHERE (status = 'live'::text);
--> statement-breakpoint
-- How common a facet is decides which one the hub reads first.
ALTER TABLE hub_listings ALTER COLUMN facet SET STATISTICS 1000;
