CREATE TABLE "review_answers" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by_user_id" integer,
	"hidden_reason" text,
	CONSTRAINT "review_answers_hidden" CHECK (("review_answers"."hidden_at" is null) = ("review_answers"."hidden_reason" is null) and ("review_answers"."hidden_at" is null) = ("review_answers"."hidden_by_user_id" is null))
);
--> statement-breakpoint
ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_person";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "about" text DEFAULT 'review' NOT NULL;--> statement-breakpoint
ALTER TABLE "tuition_feedback" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_hidden_by_user_id_users_id_fk" FOREIGN KEY ("hidden_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_person" UNIQUE("review_id","user_id","about");--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_about" CHECK ("review_reports"."about" in ('review', 'answer'));--> statement-breakpoint
-- by hand
CREATE TRIGGER review_answers_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "review_answers"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
