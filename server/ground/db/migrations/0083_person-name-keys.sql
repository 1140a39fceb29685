CREATE TABLE "person_name_keys" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_name_keys" ADD CONSTRAINT "person_name_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_name_keys_keys" ON "person_name_keys" USING gin ("keys");