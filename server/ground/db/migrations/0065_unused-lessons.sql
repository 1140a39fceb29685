DROP TABLE "live_lessons" CASCADE;--> statement-breakpoint
DROP TABLE "tutoring_requests" CASCADE;