-- The specified redirects lead to projects of the demo, so a site without projects has none. The seed inserts them.
DELETE FROM "redirects" WHERE "source" = 'specified' AND "version" = 1 AND "deleted_at" IS NULL
	AND NOT EXISTS (SELECT FROM "projects");
--> statement-breakpoint
-- Elsewhere they belong to their project, and to the demo if the project does.
UPDATE "redirects" SET "project_id" = (
	SELECT max("projects"."id") FROM "projects"
	WHERE "projects"."deleted_at" IS NULL AND '/product/commercial/' || lower("projects"."routing_name") = "redirects"."to_path"
) WHERE "source" = 'specified' AND "version" = 1 AND "deleted_at" IS NULL AND "project_id" IS NULL;
--> statement-breakpoint
INSERT INTO "demo_records" ("table_name", "record_id")
SELECT 'redirects', "redirects"."id"::text FROM "redirects"
JOIN "demo_records" ON "demo_records"."table_name" = 'projects' AND "demo_records"."record_id" = "redirects"."project_id"::text
WHERE "redirects"."source" = 'specified'
ON CONFLICT DO NOTHING;
