CREATE INDEX "applications_confirmed" ON "applications" USING btree ("confirmed_at") WHERE "confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "job_offers_open" ON "job_offers" USING btree ("created_at","id") WHERE "status" in ('pending', 'returned', 'live', 'hidden', 'appointed');--> statement-breakpoint
CREATE INDEX "request_events_by" ON "request_events" USING btree ("by_user_id","at");--> statement-breakpoint
CREATE INDEX "request_events_day" ON "request_events" USING btree ("at","kind") WHERE "kind" in ('approved', 'closed', 'cancelled', 'rejected');