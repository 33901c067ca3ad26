DROP INDEX "media_items_category";--> statement-breakpoint
CREATE INDEX "media_items_category" ON "media_items" USING btree ("category_id","date") WHERE "media_items"."deleted_at" is null;