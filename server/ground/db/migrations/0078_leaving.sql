ALTER TABLE "request_events" DROP CONSTRAINT "request_events_kind";--> statement-breakpoint
ALTER TABLE "tuition_changes" DROP CONSTRAINT "tuition_changes_kind";--> statement-breakpoint
ALTER TABLE "tuition_changes" DROP CONSTRAINT "tuition_changes_from";--> statement-breakpoint
ALTER TABLE "tuition_changes" DROP CONSTRAINT "tuition_changes_to";--> statement-breakpoint
ALTER TABLE "replacements" ALTER COLUMN "reason" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tuition_changes" ADD COLUMN "is_emergency" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tuition_changes" ADD COLUMN "guardian_wish" text;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_kind" CHECK ("request_events"."kind" in ('submitted', 'edited', 'edited_by_staff', 'returned', 'approved', 'rejected', 'cancelled', 'closed', 'reopened', 'hidden', 'shown', 'chosen', 'shortlist_late', 'replacement_asked', 'replacement_stopped', 'appointed', 'released', 'searched_again'));--> statement-breakpoint
ALTER TABLE "tuition_changes" ADD CONSTRAINT "tuition_changes_guardian_wish" CHECK ("tuition_changes"."guardian_wish" in ('another', 'end'));--> statement-breakpoint
ALTER TABLE "tuition_changes" ADD CONSTRAINT "tuition_changes_leave" CHECK (("tuition_changes"."kind" <> 'leave' or "tuition_changes"."by_side" = 'tutor') and ("tuition_changes"."guardian_wish" is null or "tuition_changes"."kind" = 'leave') and (not "tuition_changes"."is_emergency" or ("tuition_changes"."kind" = 'end' and "tuition_changes"."by_side" = 'tutor' and "tuition_changes"."state" = 'done')));--> statement-breakpoint
ALTER TABLE "tuition_changes" ADD CONSTRAINT "tuition_changes_kind" CHECK ("tuition_changes"."kind" in ('pause', 'days', 'salary', 'end', 'leave'));--> statement-breakpoint
ALTER TABLE "tuition_changes" ADD CONSTRAINT "tuition_changes_from" CHECK (("tuition_changes"."kind" in ('end', 'leave')) = ("tuition_changes"."from_on" is null) and ("tuition_changes"."kind" in ('end', 'leave')) = ("tuition_changes"."answer_by" is null));--> statement-breakpoint
ALTER TABLE "tuition_changes" ADD CONSTRAINT "tuition_changes_to" CHECK (("tuition_changes"."kind" in ('pause', 'end', 'leave')) = ("tuition_changes"."to_on" is not null) and ("tuition_changes"."from_on" is null or "tuition_changes"."to_on" is null or "tuition_changes"."from_on" <= "tuition_changes"."to_on"));