CREATE TABLE "visit_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"appointment_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer,
	"open_weekdays" jsonb NOT NULL,
	"slots" jsonb NOT NULL,
	"notice_hours" integer NOT NULL,
	"days_ahead" integer NOT NULL,
	"has_reminder" boolean NOT NULL,
	"holidays" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "project_id" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "state" text DEFAULT 'booked' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visit_links" ADD CONSTRAINT "visit_links_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_settings" ADD CONSTRAINT "visit_settings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_links_appointment" ON "visit_links" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "visit_links_expiry" ON "visit_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_settings_project" ON "visit_settings" USING btree (coalesce("project_id", 0));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_places" ON "appointments" USING btree ("project_id","selected_date","time_slot");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_state" CHECK ("appointments"."state" in ('booked', 'came', 'missed', 'cancelled'));--> statement-breakpoint
-- Appointments know their project only by its name so far.
UPDATE appointments SET project_id = projects.id FROM projects
WHERE lower(projects.name) = lower(appointments.project_name) AND projects.deleted_at IS NULL;
