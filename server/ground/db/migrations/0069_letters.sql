CREATE TABLE "letter_signatures" (
	"application_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"side" text NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_signatures_application_id_version_side_pk" PRIMARY KEY("application_id","version","side"),
	CONSTRAINT "letter_signatures_side" CHECK ("letter_signatures"."side" in ('tutor', 'guardian'))
);
--> statement-breakpoint
CREATE TABLE "tuition_letters" (
	"application_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"from_on" date NOT NULL,
	"facts" jsonb NOT NULL,
	"hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "tuition_letters_application_id_version_pk" PRIMARY KEY("application_id","version"),
	CONSTRAINT "tuition_letters_version" CHECK ("tuition_letters"."version" >= 1),
	CONSTRAINT "tuition_letters_hash" CHECK (length("tuition_letters"."hash") = 64)
);
--> statement-breakpoint
ALTER TABLE "letter_signatures" ADD CONSTRAINT "letter_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_signatures" ADD CONSTRAINT "letter_signatures_letter" FOREIGN KEY ("application_id","version") REFERENCES "public"."tuition_letters"("application_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_letters" ADD CONSTRAINT "tuition_letters_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_signatures_user" ON "letter_signatures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tuition_letters_to_remind" ON "tuition_letters" USING btree ("created_at") WHERE "reminded_at" is null;