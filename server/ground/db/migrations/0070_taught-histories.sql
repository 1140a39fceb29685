CREATE TABLE "taught_histories" (
	"tutor_id" integer PRIMARY KEY NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"counted_on" date NOT NULL,
	"months" integer NOT NULL,
	"class_ids" integer[] NOT NULL,
	"lessons" integer NOT NULL,
	"held" integer NOT NULL,
	"expected" integer NOT NULL,
	CONSTRAINT "taught_histories_counts" CHECK (least("taught_histories"."months", "taught_histories"."lessons", "taught_histories"."held", "taught_histories"."expected") >= 0)
);
--> statement-breakpoint
ALTER TABLE "taught_histories" ADD CONSTRAINT "taught_histories_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taught_histories_counted" ON "taught_histories" USING btree ("counted_on");--> statement-breakpoint
CREATE TRIGGER taught_histories_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "taught_histories"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change('hub');
