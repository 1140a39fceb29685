CREATE TABLE "embed_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"challenge" text NOT NULL,
	"keep" boolean NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "embed_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"site_id" text NOT NULL,
	"origin" text NOT NULL,
	"scopes" text[] NOT NULL,
	"approved_at" timestamp with time zone,
	"handle_hash" text,
	"kept_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "embed_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_origins" (
	"site_id" text NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "partner_origins_site_id_origin_pk" PRIMARY KEY("site_id","origin")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"site_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"max_scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_site_id" CHECK ("partners"."site_id" ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$')
);
--> statement-breakpoint
ALTER TABLE "embed_codes" ADD CONSTRAINT "embed_codes_grant_id_embed_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."embed_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_grants" ADD CONSTRAINT "embed_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_grants" ADD CONSTRAINT "embed_grants_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_grants" ADD CONSTRAINT "embed_grants_site_id_origin_partner_origins_site_id_origin_fk" FOREIGN KEY ("site_id","origin") REFERENCES "public"."partner_origins"("site_id","origin") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_tokens" ADD CONSTRAINT "embed_tokens_grant_id_embed_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."embed_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_origins" ADD CONSTRAINT "partner_origins_site_id_partners_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."partners"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_codes_grant" ON "embed_codes" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "embed_codes_expires" ON "embed_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "embed_grants_open" ON "embed_grants" USING btree ("session_id","site_id","origin") WHERE "embed_grants"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "embed_grants_user" ON "embed_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "embed_grants_site" ON "embed_grants" USING btree ("site_id","origin");--> statement-breakpoint
CREATE INDEX "embed_grants_handle" ON "embed_grants" USING btree ("handle_hash");--> statement-breakpoint
CREATE INDEX "embed_tokens_grant" ON "embed_tokens" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "embed_tokens_expires" ON "embed_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "partner_origins_origin" ON "partner_origins" USING btree ("origin");