ALTER TABLE "call_requests" ADD COLUMN "idempotency_hash" text;--> statement-breakpoint
ALTER TABLE "coach_requests" ADD COLUMN "idempotency_hash" text;--> statement-breakpoint
ALTER TABLE "job_offers" ADD COLUMN "idempotency_hash" text;