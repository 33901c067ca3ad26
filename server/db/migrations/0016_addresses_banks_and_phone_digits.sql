CREATE TABLE "former_project_addresses" (
	"routing_name" text PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" drop column "search_text";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("appointments"."project_name", '') || chr(10) || coalesce("appointments"."purpose", '') || chr(10) || coalesce("appointments"."customer_type", '') || chr(10) || coalesce("appointments"."tower", '') || chr(10) || coalesce("appointments"."unit_number", '') || chr(10) || coalesce("appointments"."time_slot", '') || chr(10) || coalesce(extract(year from "appointments"."selected_date")::text || '-' || lpad(extract(month from "appointments"."selected_date")::text, 2, '0') || '-' || lpad(extract(day from "appointments"."selected_date")::text, 2, '0'), '') || chr(10) || coalesce("appointments"."mobile_number", '') || chr(10) || coalesce("appointments"."email", '') || chr(10) || coalesce(regexp_replace(coalesce("appointments"."mobile_number", ''), '[^0-9]', '', 'g'), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" drop column "search_text";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("enquiries"."name", '') || chr(10) || coalesce("enquiries"."email", '') || chr(10) || coalesce("enquiries"."country_code", '') || chr(10) || coalesce("enquiries"."mobile_number", '') || chr(10) || coalesce("enquiries"."interest", '') || chr(10) || coalesce("enquiries"."message", '') || chr(10) || coalesce(regexp_replace(coalesce("enquiries"."country_code", '') || coalesce("enquiries"."mobile_number", ''), '[^0-9]', '', 'g'), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "former_project_addresses" ADD CONSTRAINT "former_project_addresses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_project_addresses_project" ON "former_project_addresses" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "appointments_search" ON "appointments" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin ("search_text" gin_trgm_ops);
