-- Open consoles of staff are told with its commit of every write to a table their queues are read from
-- (server/staff/queues/watch-staff-changes.ts).
CREATE FUNCTION tell_staff_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_changes', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER job_offers_staff_change AFTER INSERT OR UPDATE OR DELETE ON "job_offers"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER applications_staff_change AFTER INSERT OR UPDATE OR DELETE ON "applications"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER tutor_choices_staff_change AFTER INSERT OR UPDATE OR DELETE ON "tutor_choices"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER demo_classes_staff_change AFTER INSERT OR UPDATE OR DELETE ON "demo_classes"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER replacements_staff_change AFTER INSERT OR UPDATE OR DELETE ON "replacements"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER tuition_changes_staff_change AFTER INSERT OR UPDATE OR DELETE ON "tuition_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER staff_alarms_staff_change AFTER INSERT OR UPDATE OR DELETE ON "staff_alarms"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER document_checks_staff_change AFTER INSERT OR UPDATE OR DELETE ON "document_checks"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER coach_requests_staff_change AFTER INSERT OR UPDATE OR DELETE ON "coach_requests"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER call_requests_staff_change AFTER INSERT OR UPDATE OR DELETE ON "call_requests"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER contact_messages_staff_change AFTER INSERT OR UPDATE OR DELETE ON "contact_messages"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER payment_proofs_staff_change AFTER INSERT OR UPDATE OR DELETE ON "payment_proofs"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER refunds_staff_change AFTER INSERT OR UPDATE OR DELETE ON "refunds"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER invoices_staff_change AFTER INSERT OR UPDATE OR DELETE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER number_changes_staff_change AFTER INSERT OR UPDATE OR DELETE ON "number_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER message_reports_staff_change AFTER INSERT OR UPDATE OR DELETE ON "message_reports"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER review_reports_staff_change AFTER INSERT OR UPDATE OR DELETE ON "review_reports"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER community_reports_staff_change AFTER INSERT OR UPDATE OR DELETE ON "community_reports"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
-- Of what is written often, only what a queue asks for.
CREATE TRIGGER tuition_lessons_staff_change AFTER UPDATE OF "state" ON "tuition_lessons"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER online_lessons_staff_change AFTER UPDATE OF "status" ON "online_lessons"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER community_posts_staff_change AFTER INSERT OR DELETE OR UPDATE OF "state" ON "community_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER community_comments_staff_change AFTER INSERT OR DELETE OR UPDATE OF "state" ON "community_comments"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_staff_change AFTER INSERT ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
