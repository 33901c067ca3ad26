ALTER TABLE "plans" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "specifications" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;