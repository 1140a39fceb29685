CREATE TABLE "demo_classes" (
	"application_id" integer NOT NULL,
	"lesson_at" timestamp with time zone NOT NULL,
	"guardian_result" text,
	"guardian_words" text,
	"guardian_at" timestamp with time zone,
	"tutor_result" text,
	"tutor_words" text,
	"tutor_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "demo_classes_application_id_lesson_at_pk" PRIMARY KEY("application_id","lesson_at"),
	CONSTRAINT "demo_classes_guardian_result" CHECK ("demo_classes"."guardian_result" in ('continue', 'another', 'unsure')),
	CONSTRAINT "demo_classes_tutor_result" CHECK ("demo_classes"."tutor_result" in ('would_teach', 'would_not')),
	CONSTRAINT "demo_classes_guardian" CHECK (("demo_classes"."guardian_result" is null) = ("demo_classes"."guardian_at" is null)),
	CONSTRAINT "demo_classes_tutor" CHECK (("demo_classes"."tutor_result" is null) = ("demo_classes"."tutor_at" is null))
);
--> statement-breakpoint
CREATE TABLE "replacements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replacements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"by_user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"wish" text,
	"ends" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"settled_at" timestamp with time zone,
	"new_application_id" integer,
	CONSTRAINT "replacements_ends" CHECK ("replacements"."ends" in ('when_found', 'now')),
	CONSTRAINT "replacements_state" CHECK ("replacements"."state" in ('open', 'found', 'stopped')),
	CONSTRAINT "replacements_settled" CHECK (("replacements"."state" = 'open') = ("replacements"."settled_at" is null)),
	CONSTRAINT "replacements_found" CHECK (("replacements"."state" = 'found') = ("replacements"."new_application_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "request_events" DROP CONSTRAINT "request_events_kind";--> statement-breakpoint
ALTER TABLE "demo_classes" ADD CONSTRAINT "demo_classes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_new_application_id_applications_id_fk" FOREIGN KEY ("new_application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "replacements_one_open" ON "replacements" USING btree ("application_id") WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX "replacements_tuition" ON "replacements" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "replacements_new" ON "replacements" USING btree ("new_application_id");--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_kind" CHECK ("request_events"."kind" in ('submitted', 'edited', 'edited_by_staff', 'returned', 'approved', 'rejected', 'cancelled', 'closed', 'reopened', 'hidden', 'shown', 'chosen', 'replacement_asked', 'replacement_stopped'));