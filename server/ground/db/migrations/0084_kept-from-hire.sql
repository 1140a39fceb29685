ALTER TABLE "students" DROP CONSTRAINT "students_institute_or_age";--> statement-breakpoint
ALTER TABLE "students" DROP CONSTRAINT "students_gender";--> statement-breakpoint
ALTER TABLE "parent_locations" ALTER COLUMN "detail_address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ALTER COLUMN "curriculum_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_gender" CHECK ("students"."gender" in (1, 2, 3));