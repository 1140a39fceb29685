ALTER TABLE "invoices" ADD COLUMN "product" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "product_count" smallint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_product" CHECK ("invoices"."product" in ('alphabet', 'numbers', 'lab', 'stories'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order" CHECK (("invoices"."kind" = 'shop_order') = ("invoices"."product" is not null and "invoices"."product_count" is not null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_delivery" CHECK (("invoices"."kind" = 'address_delivery') = ("invoices"."city_id" is not null));