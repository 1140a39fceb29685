CREATE TABLE "tutor_acceptances" (
	"tutor_id" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"note" text,
	"reason" text,
	CONSTRAINT "tutor_acceptances_state_words" CHECK ("tutor_acceptances"."state" in ('waiting', 'accepted', 'declined')),
	CONSTRAINT "tutor_acceptances_decision" CHECK (("tutor_acceptances"."state" = 'waiting') = ("tutor_acceptances"."decided_at" is null)),
	CONSTRAINT "tutor_acceptances_reason" CHECK (("tutor_acceptances"."state" = 'declined') = ("tutor_acceptances"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "tutor_acceptances" ADD CONSTRAINT "tutor_acceptances_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_acceptances" ADD CONSTRAINT "tutor_acceptances_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_acceptances_state" ON "tutor_acceptances" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "tutor_acceptances_decided" ON "tutor_acceptances" USING btree ("decided_at");--> statement-breakpoint
CREATE TRIGGER tutor_acceptances_staff_change AFTER INSERT OR UPDATE OR DELETE ON "tutor_acceptances"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
