ALTER TABLE "settings" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "settings" CASCADE;--> statement-breakpoint
DROP INDEX "appointments_by_time_slot";--> statement-breakpoint
DROP INDEX "notifications_account";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
DROP INDEX "payments_account";--> statement-breakpoint
DROP INDEX "one_time_codes_account";--> statement-breakpoint
DROP INDEX "password_reset_tokens_account";--> statement-breakpoint
DROP INDEX "media_items_category";--> statement-breakpoint
DROP INDEX "uploads_newest";--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_account" ON "one_time_codes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_account" ON "password_reset_tokens" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "media_items_category" ON "media_items" USING btree ("category_id","date");--> statement-breakpoint
CREATE INDEX "uploads_newest" ON "uploads" USING btree ("created_at","id");