ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state_words";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "service_ref" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_sending" ON "refunds" USING btree ("ask_at") WHERE "refunds"."state" = 'sending';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sending_asks" CHECK (("refunds"."state" = 'sending') = ("refunds"."ask_at" is not null) and ("refunds"."state" <> 'sending' or "refunds"."payment_id" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state_words" CHECK ("refunds"."state" in ('claimed', 'approved', 'sending', 'refused', 'paid'));