CREATE TABLE "demo_records" (
	"table_name" text NOT NULL,
	"record_id" text NOT NULL,
	CONSTRAINT "demo_records_table_name_record_id_pk" PRIMARY KEY("table_name","record_id")
);
--> statement-breakpoint
CREATE TABLE "site_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"demo_removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_state_is_one_row" CHECK ("site_state"."id" = 1)
);
--> statement-breakpoint
-- Until now every site was open to visitors. One that already has content stays open; a new one starts closed.
INSERT INTO "site_state" ("opened_at")
SELECT now()
WHERE EXISTS (SELECT 1 FROM "projects") OR EXISTS (SELECT 1 FROM "company") OR EXISTS (SELECT 1 FROM "media_items")
	OR EXISTS (SELECT 1 FROM "testimonials") OR EXISTS (SELECT 1 FROM "static_content");
