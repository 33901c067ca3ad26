DROP INDEX "projects_words";--> statement-breakpoint
CREATE INDEX "projects_head_words" ON "projects" USING gin (to_tsvector('english', "name" || ' ' || "type" || ' ' || "address" || ' ' || "city" || ' ' || "state" || ' ' || "status"));--> statement-breakpoint
CREATE INDEX "projects_body_words" ON "projects" USING gin (to_tsvector('english', "overview" || ' ' || "description"));