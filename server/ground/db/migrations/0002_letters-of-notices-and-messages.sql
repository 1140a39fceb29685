ALTER TABLE "notices" DROP CONSTRAINT "notices_titles";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_texts";--> statement-breakpoint
ALTER TABLE "tuition_messages" DROP CONSTRAINT "tuition_messages_text";--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_titles" CHECK ("notices"."title_en" <> '' and length("notices"."title_en") <= 2560 and "notices"."title_bn" <> '' and length("notices"."title_bn") <= 2560);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_texts" CHECK ("notices"."text_en" <> '' and length("notices"."text_en") <= 19200 and "notices"."text_bn" <> '' and length("notices"."text_bn") <= 19200);--> statement-breakpoint
ALTER TABLE "tuition_messages" ADD CONSTRAINT "tuition_messages_text" CHECK (length("tuition_messages"."text") <= 64000 and ("tuition_messages"."text" <> '' or "tuition_messages"."file" is not null));