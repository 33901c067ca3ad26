CREATE TABLE "consent_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"mark" text NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"is_given" boolean NOT NULL,
	"form" text NOT NULL,
	"notice_id" integer NOT NULL,
	"email" text,
	"phone" text,
	"project_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text,
	"with_account" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"removed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_requests_state_known" CHECK ("data_requests"."state" in ('open', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"hash" text NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	"with_account" boolean DEFAULT false NOT NULL,
	CONSTRAINT "erasures_hash_erased_at_pk" PRIMARY KEY("hash","erased_at")
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"day" date PRIMARY KEY NOT NULL,
	"removed" jsonb NOT NULL,
	"ran_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"periods" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_settings_is_one_row" CHECK ("retention_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_notice_id_consent_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."consent_notices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_notices_version" ON "consent_notices" USING btree ("form","language","version");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_notices_mark" ON "consent_notices" USING btree ("form","language","mark");--> statement-breakpoint
CREATE INDEX "consents_email" ON "consents" USING btree ("email");--> statement-breakpoint
CREATE INDEX "consents_phone" ON "consents" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "consents_notice" ON "consents" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "data_links_expiry" ON "data_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_open" ON "data_requests" USING btree ("email") WHERE "data_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "data_requests_state" ON "data_requests" USING btree ("state","due_at");