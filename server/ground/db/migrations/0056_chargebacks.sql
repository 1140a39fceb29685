ALTER TABLE "invoice_acts" DROP CONSTRAINT "invoice_acts_kind";--> statement-breakpoint
ALTER TABLE "invoice_acts" DROP CONSTRAINT "invoice_acts_payment";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_kind";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_bill";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "charged_back_payment_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_charged_back" ON "invoices" USING btree ("charged_back_payment_id");--> statement-breakpoint
ALTER TABLE "invoice_acts" ADD CONSTRAINT "invoice_acts_kind" CHECK ("invoice_acts"."kind" in ('write_off', 'write_off_undone', 'payment_reversed', 'charged_back', 'chargeback_won', 'coach_paid', 'coach_paid_undone'));--> statement-breakpoint
ALTER TABLE "invoice_acts" ADD CONSTRAINT "invoice_acts_payment" CHECK (("invoice_acts"."kind" in ('payment_reversed', 'charged_back')) = ("invoice_acts"."payment_id" is not null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_chargeback" CHECK (("invoices"."kind" = 'chargeback') = ("invoices"."charged_back_payment_id" is not null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('platform_charge', 'verification', 'coach_service', 'extra_bill', 'address_delivery', 'shop_order', 'chargeback'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_bill" CHECK ("invoices"."about" is null or "invoices"."kind" in ('extra_bill', 'chargeback'));