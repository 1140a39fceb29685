ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state_words";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state_words" CHECK ("refunds"."state" in ('claimed', 'approved', 'sending', 'refused', 'paid', 'used'));--> statement-breakpoint
-- What had paid invoices before: the oldest of what the balance no longer holds.
UPDATE "refunds" SET "state" = 'used' FROM (
  SELECT r."id", sum(r."poisha") OVER (PARTITION BY r."user_id" ORDER BY r."id" DESC) AS "needed",
    (SELECT coalesce(-sum(e."poisha"), 0) FROM "ledger_entries" e
      JOIN "ledger_accounts" a ON a."id" = e."account_id"
      WHERE a."name" = 'balance' AND a."user_id" = r."user_id") AS "held"
  FROM "refunds" r WHERE r."state" = 'approved') AS "standing"
WHERE "standing"."id" = "refunds"."id" AND "standing"."needed" > "standing"."held";
