CREATE TABLE "tuition_feedback" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tuition_feedback_rating" CHECK ("tuition_feedback"."rating" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_ended_reason";--> statement-breakpoint
ALTER TABLE "tutor_transactions" DROP CONSTRAINT "tutor_transactions_kind";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "first_lesson_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "first_lesson_by" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "tutor_invoices" ADD COLUMN "reduced_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tuition_feedback" ADD CONSTRAINT "tuition_feedback_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_ended_by" CHECK ("applications"."ended_by" in ('tutor', 'guardian', 'staff'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_tuition_ended" CHECK (("applications"."ended_by" is not null) = ("applications"."ended_reason" is not distinct from 'tuition_ended'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_first_lesson" CHECK (("applications"."first_lesson_at" is null) = ("applications"."first_lesson_by" is null));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_first_lesson_by" CHECK ("applications"."first_lesson_by" in ('tutor', 'guardian', 'staff'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_ended_reason" CHECK ("applications"."ended_reason" in ('withdrawn', 'not_chosen', 'job_closed', 'job_cancelled', 'ended_by_staff', 'tuition_ended'));--> statement-breakpoint
ALTER TABLE "tutor_invoices" ADD CONSTRAINT "tutor_invoices_reduced" CHECK ("tutor_invoices"."reduced_by" >= 0);--> statement-breakpoint
ALTER TABLE "tutor_transactions" ADD CONSTRAINT "tutor_transactions_kind" CHECK ("tutor_transactions"."kind" in ('platform_charge', 'payment', 'refund', 'reduction'));