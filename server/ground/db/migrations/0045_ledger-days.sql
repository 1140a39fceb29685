CREATE TABLE "ledger_days" (
	"day" date PRIMARY KEY NOT NULL,
	"sums" jsonb NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_days" ADD CONSTRAINT "ledger_days_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A day is closed once and stays what it was, like the lines it sums up.
CREATE TRIGGER ledger_days_no_change BEFORE UPDATE OR DELETE ON "ledger_days"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_days_no_truncate BEFORE TRUNCATE ON "ledger_days"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
