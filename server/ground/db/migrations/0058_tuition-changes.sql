CREATE TABLE "tuition_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tuition_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"by_side" text NOT NULL,
	"by_user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"from_on" date,
	"to_on" date,
	"days_in_week" smallint,
	"salary" integer,
	"answer_by" date,
	"state" text DEFAULT 'open' NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by_user_id" integer,
	"answer" text,
	"ended_on" date,
	CONSTRAINT "tuition_changes_kind" CHECK ("tuition_changes"."kind" in ('pause', 'days', 'salary', 'end')),
	CONSTRAINT "tuition_changes_by_side" CHECK ("tuition_changes"."by_side" in ('tutor', 'guardian')),
	CONSTRAINT "tuition_changes_state" CHECK ("tuition_changes"."state" in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'done', 'over')),
	CONSTRAINT "tuition_changes_from" CHECK (("tuition_changes"."kind" = 'end') = ("tuition_changes"."from_on" is null) and ("tuition_changes"."kind" = 'end') = ("tuition_changes"."answer_by" is null)),
	CONSTRAINT "tuition_changes_to" CHECK (("tuition_changes"."kind" in ('pause', 'end')) = ("tuition_changes"."to_on" is not null) and ("tuition_changes"."from_on" is null or "tuition_changes"."to_on" is null or "tuition_changes"."from_on" <= "tuition_changes"."to_on")),
	CONSTRAINT "tuition_changes_terms" CHECK (("tuition_changes"."kind" = 'days') = ("tuition_changes"."days_in_week" is not null) and ("tuition_changes"."kind" = 'salary') = ("tuition_changes"."salary" is not null)),
	CONSTRAINT "tuition_changes_settled" CHECK (("tuition_changes"."state" = 'open') = ("tuition_changes"."settled_at" is null)),
	CONSTRAINT "tuition_changes_ended_early" CHECK ("tuition_changes"."ended_on" is null or ("tuition_changes"."kind" = 'pause' and "tuition_changes"."state" = 'accepted'))
);
--> statement-breakpoint
ALTER TABLE "tuition_changes" ADD CONSTRAINT "tuition_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_changes" ADD CONSTRAINT "tuition_changes_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_changes" ADD CONSTRAINT "tuition_changes_settled_by_user_id_users_id_fk" FOREIGN KEY ("settled_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tuition_changes_one_open" ON "tuition_changes" USING btree ("application_id","kind") WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX "tuition_changes_tuition" ON "tuition_changes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "tuition_changes_due" ON "tuition_changes" USING btree ("kind","to_on","answer_by") WHERE "state" = 'open';