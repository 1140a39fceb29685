ALTER TABLE "students" DROP CONSTRAINT "students_institute_or_age";--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_one_age" CHECK ("students"."date_of_birth" is null or "students"."age" is null);--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_institute_or_age" CHECK ("students"."institute" is not null or "students"."age" is not null or "students"."date_of_birth" is not null);