ALTER TABLE "audit_log" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "project_id" integer;--> statement-breakpoint
CREATE INDEX "audit_log_project" ON "audit_log" USING btree ("project_id","at","id");--> statement-breakpoint
UPDATE "audit_log" SET
	"subject" = coalesce(nullif("after"->>'name', ''), nullif("after"->>'title', ''), nullif("after"->>'email', ''), nullif("after"->>'to', ''), nullif("after"->>'file', ''), nullif("before"->>'name', ''), nullif("before"->>'title', ''), nullif("before"->>'email', ''), nullif("before"->>'to', ''), nullif("before"->>'file', '')),
	"project_id" = CASE
		WHEN "entity" = 'project' THEN "entity_id"::integer
		WHEN "entity" IN ('gallery-image', 'specification', 'plan', 'document', 'location', 'perk') THEN coalesce("after"->>'projectId', "before"->>'projectId')::integer
	END;--> statement-breakpoint
UPDATE "audit_log" SET "subject" = "accounts"."email" FROM "accounts" WHERE "audit_log"."entity" = 'account' AND "audit_log"."subject" IS NULL AND "audit_log"."entity_id" = "accounts"."id"::text;
