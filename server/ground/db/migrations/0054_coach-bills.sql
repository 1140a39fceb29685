ALTER TABLE "coach_requests" DROP CONSTRAINT "coach_requests_status";--> statement-breakpoint
ALTER TABLE "invoice_acts" DROP CONSTRAINT "invoice_acts_kind";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_name";--> statement-breakpoint
ALTER TABLE "coach_requests" ADD COLUMN "coach_name" text;--> statement-breakpoint
ALTER TABLE "coach_requests" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "coach_requests" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coach_request_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coach_month" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coach_name" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coach_hours" smallint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coach_days" smallint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coach_bill_poisha" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coach_extra_poisha" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coach_paid_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_coach_month" ON "invoices" USING btree ("coach_request_id","coach_month") WHERE "invoices"."kind" = 'coach_service' and "invoices"."status" <> 'void';--> statement-breakpoint
ALTER TABLE "coach_requests" ADD CONSTRAINT "coach_requests_serving" CHECK (("coach_requests"."coach_name" is null) = ("coach_requests"."first_day" is null) and ("coach_requests"."status" <> 'serving' or "coach_requests"."first_day" is not null) and ("coach_requests"."last_day" is null or ("coach_requests"."first_day" is not null and "coach_requests"."last_day" >= "coach_requests"."first_day")));--> statement-breakpoint
ALTER TABLE "coach_requests" ADD CONSTRAINT "coach_requests_status" CHECK ("coach_requests"."status" in ('pending', 'contacted', 'serving', 'closed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "invoice_acts" ADD CONSTRAINT "invoice_acts_kind" CHECK ("invoice_acts"."kind" in ('write_off', 'write_off_undone', 'payment_reversed', 'coach_paid', 'coach_paid_undone'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_coach" CHECK (num_nonnulls("invoices"."coach_request_id", "invoices"."coach_month", "invoices"."coach_hours", "invoices"."coach_days", "invoices"."coach_bill_poisha", "invoices"."coach_extra_poisha") = case "invoices"."kind" when 'coach_service' then 6 else 0 end);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_coach_share" CHECK ("invoices"."coach_bill_poisha" is null or ("invoices"."coach_bill_poisha" > 0 and "invoices"."coach_extra_poisha" >= 0 and "invoices"."poisha" >= "invoices"."coach_bill_poisha" + "invoices"."coach_extra_poisha"));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_coach_paid" CHECK ("invoices"."coach_paid_at" is null or ("invoices"."kind" = 'coach_service' and "invoices"."status" <> 'void'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_name" CHECK ("ledger_accounts"."name" in ('receivable', 'balance', 'income_platform_charge', 'income_verification', 'income_coach_service', 'income_extra_bill', 'income_address_delivery', 'income_shop_order', 'reductions', 'refunds', 'promotions', 'write_offs', 'coach_salaries', 'sslcommerz', 'bkash', 'manual'));