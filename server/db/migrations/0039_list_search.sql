ALTER TABLE "features" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (lower(left("features"."name", 100))) STORED;--> statement-breakpoint
ALTER TABLE "features" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("features"."name", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "category_key" text collate "C" GENERATED ALWAYS AS (lower(left(case "media_items"."category_id" when 1 then 'Press Coverage' when 2 then 'News' when 3 then 'Events' end, 100))) STORED;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (lower(left("media_items"."name", 100))) STORED;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(case "media_items"."category_id" when 1 then 'Press Coverage' when 2 then 'News' when 3 then 'Events' end, '') || chr(10) || coalesce("media_items"."name", '') || chr(10) || coalesce("media_items"."description", '') || chr(10) || coalesce(extract(year from "media_items"."date")::text || '-' || lpad(extract(month from "media_items"."date")::text, 2, '0') || '-' || lpad(extract(day from "media_items"."date")::text, 2, '0'), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (lower(left("testimonials"."name", 100))) STORED;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("testimonials"."name", '') || chr(10) || coalesce("testimonials"."video_link", ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "features_by_name" ON "features" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "features_search" ON "features" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_items_by_category" ON "media_items" USING btree ("category_key","id");--> statement-breakpoint
CREATE INDEX "media_items_by_name" ON "media_items" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "media_items_text" ON "media_items" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "testimonials_by_name" ON "testimonials" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "testimonials_search" ON "testimonials" USING gin ("search_text" gin_trgm_ops);