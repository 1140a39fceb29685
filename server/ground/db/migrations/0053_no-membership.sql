-- A code for memberships alone can take off nothing any more: it ends, or without its kind it would be for all.
UPDATE "promo_codes" SET "ended_at" = coalesce("ended_at", now()) WHERE "kinds" = '{membership}';--> statement-breakpoint
UPDATE "promo_codes" SET "kinds" = array_remove("kinds", 'membership') WHERE 'membership' = any("kinds");--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_kind";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_name";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('platform_charge', 'verification', 'coach_service', 'extra_bill', 'address_delivery', 'shop_order'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_name" CHECK ("ledger_accounts"."name" in ('receivable', 'balance', 'income_platform_charge', 'income_verification', 'income_coach_service', 'income_extra_bill', 'income_address_delivery', 'income_shop_order', 'reductions', 'refunds', 'promotions', 'write_offs', 'sslcommerz', 'bkash', 'manual'));