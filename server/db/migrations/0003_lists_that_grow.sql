DROP INDEX "appointments_newest";--> statement-breakpoint
DROP INDEX "appointments_search";--> statement-breakpoint
DROP INDEX "audit_log_newest";--> statement-breakpoint
DROP INDEX "audit_log_entity";--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
DROP INDEX "enquiries_newest";--> statement-breakpoint
DROP INDEX "enquiries_search";--> statement-breakpoint
DROP INDEX "media_items_newest";--> statement-breakpoint
DROP INDEX "subscribers_newest";--> statement-breakpoint
DROP INDEX "subscribers_search";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("appointments"."project_name", '') || chr(10) || coalesce("appointments"."purpose", '') || chr(10) || coalesce("appointments"."customer_type", '') || chr(10) || coalesce("appointments"."tower", '') || chr(10) || coalesce("appointments"."unit_number", '') || chr(10) || coalesce("appointments"."time_slot", '') || chr(10) || coalesce(extract(year from "appointments"."selected_date")::text || '-' || lpad(extract(month from "appointments"."selected_date")::text, 2, '0') || '-' || lpad(extract(day from "appointments"."selected_date")::text, 2, '0'), '') || chr(10) || coalesce("appointments"."mobile_number", '') || chr(10) || coalesce("appointments"."email", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("enquiries"."name", '') || chr(10) || coalesce("enquiries"."email", '') || chr(10) || coalesce("enquiries"."country_code", '') || chr(10) || coalesce("enquiries"."mobile_number", '') || chr(10) || coalesce("enquiries"."interest", '') || chr(10) || coalesce("enquiries"."message", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("subscribers"."email", ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_by_project_name" ON "appointments" USING btree (lower(left("project_name", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "appointments_by_purpose" ON "appointments" USING btree (lower(left("purpose", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "appointments_by_customer_type" ON "appointments" USING btree (lower(left("customer_type", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "appointments_by_tower" ON "appointments" USING btree (lower(left("tower", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "appointments_by_unit_number" ON "appointments" USING btree (lower(left("unit_number", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "appointments_by_time_slot" ON "appointments" USING btree (lower(left("time_slot", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "appointments_by_selected_date" ON "appointments" USING btree ("selected_date","id");--> statement-breakpoint
CREATE INDEX "appointments_by_mobile_number" ON "appointments" USING btree (lower(left("mobile_number", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "appointments_by_email" ON "appointments" USING btree (lower(left("email", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_name" ON "enquiries" USING btree (lower(left("name", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_email" ON "enquiries" USING btree (lower(left("email", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_country_code" ON "enquiries" USING btree (lower(left("country_code", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_mobile_number" ON "enquiries" USING btree (lower(left("mobile_number", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_interest" ON "enquiries" USING btree (lower(left("interest", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_message" ON "enquiries" USING btree (lower(left("message", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_authorization" ON "enquiries" USING btree ("is_authorized","id");--> statement-breakpoint
CREATE INDEX "subscribers_by_email" ON "subscribers" USING btree (lower(left("email", 100)) collate "C","id");--> statement-breakpoint
CREATE INDEX "subscribers_by_subscription" ON "subscribers" USING btree ("is_subscribed","id");--> statement-breakpoint
CREATE INDEX "appointments_newest" ON "appointments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "appointments_search" ON "appointments" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree (lower("actor_email"),"at","id");--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_items_newest" ON "media_items" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "subscribers_newest" ON "subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin ("search_text" gin_trgm_ops);