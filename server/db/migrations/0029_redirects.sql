CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_path" text NOT NULL,
	"to_address" text,
	"to_path" text,
	"source" text NOT NULL,
	"project_id" integer,
	"project_name" text,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp (3) with time zone,
	"made_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" integer,
	CONSTRAINT "redirects_source" CHECK ("redirects"."source" in ('hand', 'import', 'automatic', 'specified'))
);
--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from_unique" ON "redirects" USING btree ("from_path") WHERE "redirects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "redirects_to" ON "redirects" USING btree ("to_path");--> statement-breakpoint
CREATE INDEX "redirects_project" ON "redirects" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "redirects_project_name" ON "redirects" USING btree ("project_name");
--> statement-breakpoint
-- The redirects of the specification.
INSERT INTO "redirects" ("from_path", "to_address", "to_path", "source")
SELECT '/product/new launch/' || "name", '/product/Commercial/' || "name", '/product/commercial/' || "name", 'specified'
FROM (VALUES ('rohini central'), ('lucknow central'), ('elite one'), ('delta street')) AS "moved" ("name");
--> statement-breakpoint
-- The former addresses of projects, which had a table of their own. Projects in New Launch are linked under Commercial.
INSERT INTO "redirects" ("from_path", "to_address", "to_path", "source", "project_id", "project_name", "created_at", "updated_at")
SELECT '/product/' || lower("category") || '/' || "former", '/product/' || "category" || '/' || "current", '/product/' || lower("category") || '/' || "current", 'automatic', "project_id", "former", "since", "since"
FROM (
	SELECT CASE "categories"."name" WHEN 'New Launch' THEN 'Commercial' ELSE "categories"."name" END AS "category",
		"former_project_addresses"."routing_name" AS "former", "projects"."routing_name" AS "current",
		"projects"."id" AS "project_id", "former_project_addresses"."created_at" AS "since"
	FROM "former_project_addresses"
	JOIN "projects" ON "projects"."id" = "former_project_addresses"."project_id"
	JOIN "categories" ON "categories"."id" = "projects"."category_id"
) AS "addresses";
--> statement-breakpoint
DROP TABLE "former_project_addresses" CASCADE;
