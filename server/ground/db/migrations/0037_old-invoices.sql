-- Invoices of the platform charge as they were, in the new tables, with what they mean in the ledger.
INSERT INTO "invoices" ("id", "number", "user_id", "kind", "status", "poisha", "reduced_poisha", "paid_poisha",
    "issued_at", "due_on", "paid_at", "application_id", "job_offer_id", "job_type", "salary", "percent")
SELECT old.id,
  'INV-' || to_char(old.issued_at AT TIME ZONE 'Asia/Dhaka', 'YYYY') || '-' || lpad(old.id::text, 6, '0'),
  tutors.user_id, 'platform_charge', old.status, (old.taka + old.reduced_by)::bigint * 100,
  old.reduced_by::bigint * 100, CASE WHEN old.status = 'paid' THEN old.taka::bigint * 100 ELSE 0 END,
  old.issued_at, old.due_on, old.paid_at, old.application_id, old.job_offer_id, old.job_type, old.salary, old.percent
FROM "tutor_invoices" old JOIN "tutors" ON tutors.id = old.tutor_id;
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('invoices', 'id'), greatest((SELECT max(id) FROM "invoices"), 1),
  EXISTS (SELECT FROM "invoices"));
--> statement-breakpoint
-- A number was the id of its invoice: each year goes on after the last of them.
INSERT INTO "invoice_numbers" ("year", "last")
SELECT to_char(issued_at AT TIME ZONE 'Asia/Dhaka', 'YYYY')::smallint, max(id) FROM "invoices" GROUP BY 1;
--> statement-breakpoint
INSERT INTO "ledger_accounts" ("name", "user_id")
SELECT name, NULL::integer FROM (VALUES ('income_platform_charge'), ('reductions'), ('manual')) AS own (name)
WHERE EXISTS (SELECT FROM "invoices")
UNION ALL
SELECT DISTINCT 'receivable', user_id FROM "invoices";
--> statement-breakpoint
INSERT INTO "ledger_transactions" ("kind", "cause", "at", "invoice_id")
SELECT 'charge', 'invoice:' || id, issued_at, id FROM "invoices" WHERE poisha > 0
UNION ALL
SELECT 'reduction', 'old-reduction:' || invoices.id, coalesce(old.at, issued_at), invoices.id FROM "invoices"
LEFT JOIN "tutor_transactions" old ON old.invoice_id = invoices.id AND old.kind = 'reduction'
WHERE reduced_poisha > 0
UNION ALL
SELECT 'payment', 'old-payment:' || id, paid_at, id FROM "invoices" WHERE paid_poisha > 0;
--> statement-breakpoint
INSERT INTO "ledger_entries" ("transaction_id", "account_id", "poisha")
SELECT transactions.id, accounts.id, lines.poisha
FROM "ledger_transactions" transactions
JOIN "invoices" ON invoices.id = transactions.invoice_id
CROSS JOIN LATERAL (VALUES
  ('charge', 'receivable', poisha), ('charge', 'income_platform_charge', -poisha),
  ('reduction', 'reductions', reduced_poisha), ('reduction', 'receivable', -reduced_poisha),
  ('payment', 'manual', paid_poisha), ('payment', 'receivable', -paid_poisha)
) AS lines (kind, account, poisha)
JOIN "ledger_accounts" accounts ON accounts.name = lines.account
  AND (accounts.name <> 'receivable' OR accounts.user_id = invoices.user_id)
WHERE lines.kind = transactions.kind;
--> statement-breakpoint
DROP TABLE "tutor_transactions" CASCADE;--> statement-breakpoint
DROP TABLE "tutor_invoices" CASCADE;
