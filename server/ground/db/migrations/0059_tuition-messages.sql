CREATE TABLE "message_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by_user_id" integer,
	CONSTRAINT "message_reports_person" UNIQUE("message_id","user_id"),
	CONSTRAINT "message_reports_reason" CHECK ("message_reports"."reason" in ('abusive', 'harassment', 'child_safety', 'fraud', 'advertising', 'other')),
	CONSTRAINT "message_reports_settled" CHECK (("message_reports"."settled_at" is null) = ("message_reports"."settled_by_user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "message_sides" (
	"user_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"newest_id" integer DEFAULT 0 NOT NULL,
	"last_read_id" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"unread_since" timestamp with time zone,
	"nudged_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"changes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_sides_user_id_application_id_pk" PRIMARY KEY("user_id","application_id"),
	CONSTRAINT "message_sides_unread" CHECK ("message_sides"."unread" >= 0),
	CONSTRAINT "message_sides_unread_since" CHECK (("message_sides"."unread" = 0) = ("message_sides"."unread_since" is null)),
	CONSTRAINT "message_sides_nudged" CHECK ("message_sides"."nudged_at" is null or "message_sides"."unread_since" is not null)
);
--> statement-breakpoint
CREATE TABLE "tuition_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tuition_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"idempotency_hash" text NOT NULL,
	"text" text NOT NULL,
	"file" text,
	"width" integer,
	"height" integer,
	"at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_by_user_id" integer,
	CONSTRAINT "tuition_messages_key" UNIQUE("sender_id","idempotency_key"),
	CONSTRAINT "tuition_messages_text" CHECK (length("tuition_messages"."text") <= 2000 and ("tuition_messages"."text" <> '' or "tuition_messages"."file" is not null)),
	CONSTRAINT "tuition_messages_picture" CHECK (("tuition_messages"."file" is null) = ("tuition_messages"."width" is null) and ("tuition_messages"."file" is null) = ("tuition_messages"."height" is null)),
	CONSTRAINT "tuition_messages_hidden_by" CHECK (("tuition_messages"."hidden_at" is null) = ("tuition_messages"."hidden_by_user_id" is null))
);
--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_tuition_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."tuition_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_settled_by_user_id_users_id_fk" FOREIGN KEY ("settled_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_sides" ADD CONSTRAINT "message_sides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_sides" ADD CONSTRAINT "message_sides_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_messages" ADD CONSTRAINT "tuition_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_messages" ADD CONSTRAINT "tuition_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_messages" ADD CONSTRAINT "tuition_messages_hidden_by_user_id_users_id_fk" FOREIGN KEY ("hidden_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_reports_open" ON "message_reports" USING btree ("at") WHERE "settled_at" is null;--> statement-breakpoint
CREATE INDEX "message_reports_user" ON "message_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_sides_application" ON "message_sides" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "message_sides_to_nudge" ON "message_sides" USING btree ("unread_since") WHERE "unread_since" is not null and "nudged_at" is null;--> statement-breakpoint
CREATE INDEX "tuition_messages_thread" ON "tuition_messages" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "tuition_messages_hidden" ON "tuition_messages" USING btree ("application_id") WHERE "hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "tuition_messages_file" ON "tuition_messages" USING btree ("file") WHERE "file" is not null;