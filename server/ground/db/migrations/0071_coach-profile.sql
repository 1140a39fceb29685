ALTER TABLE "coach_requests" ADD COLUMN "coach_religion_id" integer;--> statement-breakpoint
ALTER TABLE "coach_requests" ADD COLUMN "other_requirements" text;--> statement-breakpoint
ALTER TABLE "coach_requests" ADD COLUMN "coach_phone" text;--> statement-breakpoint
ALTER TABLE "coach_requests" ADD COLUMN "coach_about" text;--> statement-breakpoint
ALTER TABLE "coach_requests" ADD CONSTRAINT "coach_requests_coach_religion_id_religions_id_fk" FOREIGN KEY ("coach_religion_id") REFERENCES "public"."religions"("id") ON DELETE no action ON UPDATE no action;