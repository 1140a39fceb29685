ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_failure";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_ended";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "executed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payout_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_held" ON "payments" USING btree ("held_at") WHERE "payments"."state" = 'held';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_held" CHECK ("payments"."state" <> 'held' or "payments"."held_at" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in ('created', 'redirected', 'pending_verify', 'held', 'paid', 'failed', 'cancelled', 'expired'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_failure" CHECK ("payments"."failure" in ('gateway_unavailable', 'declined', 'cancelled_by_payer', 'not_finished', 'payment_mismatch', 'given_back'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_ended" CHECK (("payments"."state" in ('created', 'redirected', 'pending_verify', 'held')) = ("payments"."ended_at" is null));