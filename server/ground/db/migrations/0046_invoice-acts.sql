CREATE TABLE "invoice_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"poisha" bigint NOT NULL,
	"payment_id" integer,
	"reason" text NOT NULL,
	"by_user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_acts_kind" CHECK ("invoice_acts"."kind" in ('write_off', 'write_off_undone', 'payment_reversed')),
	CONSTRAINT "invoice_acts_poisha" CHECK ("invoice_acts"."poisha" > 0),
	CONSTRAINT "invoice_acts_payment" CHECK (("invoice_acts"."kind" = 'payment_reversed') = ("invoice_acts"."payment_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_proofs" DROP CONSTRAINT "payment_proofs_state_words";--> statement-breakpoint
ALTER TABLE "invoice_acts" ADD CONSTRAINT "invoice_acts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_acts" ADD CONSTRAINT "invoice_acts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_acts" ADD CONSTRAINT "invoice_acts_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_acts_invoice" ON "invoice_acts" USING btree ("invoice_id","id");--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_state_words" CHECK ("payment_proofs"."state" in ('open', 'accepted', 'refused', 'withdrawn', 'reversed'));