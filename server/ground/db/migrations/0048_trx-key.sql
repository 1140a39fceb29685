DROP INDEX "payments_trx";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "trx_key" text GENERATED ALWAYS AS (regexp_replace(upper(gateway_trx), '[^A-Z0-9]', '', 'g')) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_trx_key" ON "payments" USING btree ("trx_key");