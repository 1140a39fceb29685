CREATE INDEX "applications_shortlisted" ON "applications" USING btree ("job_offer_id") WHERE "stage" = 'shortlisted';--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "job_offers_created" ON "job_offers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "parents_additional_phone" ON "parents" USING btree ("additional_phone_number");