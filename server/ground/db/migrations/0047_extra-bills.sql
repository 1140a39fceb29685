ALTER TABLE "invoices" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_request_key_unique" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_bill" CHECK ("invoices"."about" is null or "invoices"."kind" = 'extra_bill');