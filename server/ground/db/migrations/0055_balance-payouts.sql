CREATE TABLE "balance_payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "balance_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"poisha" bigint NOT NULL,
	"service" text NOT NULL,
	"number" text,
	"first_by" integer,
	"first_at" timestamp with time zone,
	"paid_by" integer,
	"paid_at" timestamp with time zone,
	"trx" text,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	"undo_reason" text,
	CONSTRAINT "balance_payouts_state" CHECK ("balance_payouts"."state" in ('waiting', 'paid', 'undone')),
	CONSTRAINT "balance_payouts_service" CHECK ("balance_payouts"."service" in ('bkash', 'nagad', 'rocket', 'upai')),
	CONSTRAINT "balance_payouts_poisha" CHECK ("balance_payouts"."poisha" > 0),
	CONSTRAINT "balance_payouts_first" CHECK (("balance_payouts"."first_by" is null) = ("balance_payouts"."first_at" is null)),
	CONSTRAINT "balance_payouts_two" CHECK ("balance_payouts"."first_by" is distinct from "balance_payouts"."paid_by" or "balance_payouts"."first_by" is null),
	CONSTRAINT "balance_payouts_paid" CHECK (("balance_payouts"."state" = 'waiting') = ("balance_payouts"."paid_at" is null) and ("balance_payouts"."paid_at" is null) = ("balance_payouts"."paid_by" is null) and ("balance_payouts"."paid_at" is null) = ("balance_payouts"."trx" is null)),
	CONSTRAINT "balance_payouts_undone" CHECK (("balance_payouts"."state" = 'undone') = ("balance_payouts"."undone_at" is not null) and ("balance_payouts"."undone_at" is null) = ("balance_payouts"."undone_by" is null))
);
--> statement-breakpoint
ALTER TABLE "balance_payouts" ADD CONSTRAINT "balance_payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_payouts" ADD CONSTRAINT "balance_payouts_first_by_users_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_payouts" ADD CONSTRAINT "balance_payouts_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_payouts" ADD CONSTRAINT "balance_payouts_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_payouts_user" ON "balance_payouts" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "balance_payouts_waiting" ON "balance_payouts" USING btree ("user_id") WHERE "balance_payouts"."state" = 'waiting';