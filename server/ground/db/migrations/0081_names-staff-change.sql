-- Names that tutors add wait for staff, too; of their tables only what the queue asks for.
CREATE TRIGGER universities_staff_change AFTER INSERT OR DELETE OR UPDATE OF "is_listed" ON "universities"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER schools_staff_change AFTER INSERT OR DELETE OR UPDATE OF "is_listed" ON "schools"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER departments_staff_change AFTER INSERT OR DELETE OR UPDATE OF "is_listed" ON "departments"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
-- A payment marked as risky is held for staff; who asks for the balance now comes first in its list.
CREATE TRIGGER payments_staff_change AFTER UPDATE OF "state" ON "payments"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER users_staff_change AFTER UPDATE OF "payout_asked_at" ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
