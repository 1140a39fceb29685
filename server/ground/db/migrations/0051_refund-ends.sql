CREATE TABLE "payout_transactions" (
	"key" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_transactions_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "word_outcome" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "word_trx" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "word_reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "word_by" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "word_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_word_by_users_id_fk" FOREIGN KEY ("word_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_word_outcome" CHECK ("refunds"."word_outcome" in ('given_back', 'not_given_back'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_word" CHECK (("refunds"."word_outcome" is null) = ("refunds"."word_by" is null) and ("refunds"."word_outcome" is null) = ("refunds"."word_at" is null) and ("refunds"."word_outcome" is not distinct from 'given_back') = ("refunds"."word_trx" is not null) and ("refunds"."word_outcome" is null or "refunds"."state" = 'sending'));--> statement-breakpoint
INSERT INTO "payout_transactions" ("key", "cause", "at")
SELECT
	regexp_replace(upper("payout_trx"), '[^A-Z0-9]', '', 'g'),
	'payout:refund:' || "id" || CASE WHEN "payment_id" IS NULL THEN '' ELSE ':' || "tries" END,
	"paid_at"
FROM "refunds"
WHERE "payout_trx" ~* '[a-z0-9]'
ORDER BY "id"
ON CONFLICT DO NOTHING;
