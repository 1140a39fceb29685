CREATE TABLE "payment_proofs" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"service" text NOT NULL,
	"sender" text,
	"trx" text NOT NULL,
	"claimed_poisha" bigint NOT NULL,
	"file" text,
	"recorded_by" integer,
	"first_by" integer,
	"first_at" timestamp with time zone,
	"first_poisha" bigint,
	"decided_by" integer,
	"answer" text,
	CONSTRAINT "payment_proofs_state_words" CHECK ("payment_proofs"."state" in ('open', 'accepted', 'refused', 'withdrawn')),
	CONSTRAINT "payment_proofs_service" CHECK ("payment_proofs"."service" in ('bkash', 'nagad', 'rocket', 'bank', 'cash')),
	CONSTRAINT "payment_proofs_claimed" CHECK ("payment_proofs"."claimed_poisha" > 0),
	CONSTRAINT "payment_proofs_first" CHECK (("payment_proofs"."first_by" is null) = ("payment_proofs"."first_at" is null) and ("payment_proofs"."first_by" is null) = ("payment_proofs"."first_poisha" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_first_by_users_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_proofs_state" ON "payment_proofs" USING btree ("state","payment_id");--> statement-breakpoint
CREATE INDEX "payment_proofs_file" ON "payment_proofs" USING btree ("file") WHERE "payment_proofs"."file" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_proof" ON "payments" USING btree ("invoice_id") WHERE "payments"."method" = 'manual' and "payments"."state" = 'pending_verify';