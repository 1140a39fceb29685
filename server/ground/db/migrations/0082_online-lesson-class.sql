ALTER TABLE "online_lessons" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "online_lessons" ADD COLUMN "class_id" integer;--> statement-breakpoint
ALTER TABLE "online_lessons" ADD COLUMN "exam" text;--> statement-breakpoint
ALTER TABLE "online_lessons" ADD CONSTRAINT "online_lessons_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_lessons" ADD CONSTRAINT "online_lessons_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;