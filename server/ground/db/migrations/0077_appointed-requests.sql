ALTER TABLE "job_offers" DROP CONSTRAINT "job_offers_status";--> statement-breakpoint
ALTER TABLE "request_events" DROP CONSTRAINT "request_events_kind";--> statement-breakpoint
CREATE INDEX "job_offers_appointed" ON "job_offers" USING btree ("status_changed_at") WHERE "status" = 'appointed';--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_status" CHECK ("job_offers"."status" in ('pending', 'returned', 'live', 'appointed', 'closed', 'cancelled', 'rejected', 'hidden'));--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_kind" CHECK ("request_events"."kind" in ('submitted', 'edited', 'edited_by_staff', 'returned', 'approved', 'rejected', 'cancelled', 'closed', 'reopened', 'hidden', 'shown', 'chosen', 'shortlist_late', 'replacement_asked', 'replacement_stopped', 'appointed', 'released'));--> statement-breakpoint
-- Requests whose tutor is on trial leave the board. One that is replaced does not count.
UPDATE "job_offers" SET "status" = 'appointed' WHERE "status" = 'live' AND EXISTS (
  SELECT 1 FROM "applications" a WHERE a.job_offer_id = "job_offers".id AND a.stage = 'appointed' AND NOT EXISTS (
    SELECT 1 FROM "replacements" r WHERE r.application_id = a.id AND r.state = 'open'));
