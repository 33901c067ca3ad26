CREATE TABLE "interest_counts" (
	"week" date NOT NULL,
	"project_id" integer NOT NULL,
	"origin" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"shortlists" integer DEFAULT 0 NOT NULL,
	"brochures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "interest_counts_week_project_id_origin_pk" PRIMARY KEY("week","project_id","origin")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "brochure_requests" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "interest_counts" ADD CONSTRAINT "interest_counts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interest_counts_project" ON "interest_counts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "lead_events_states" ON "lead_events" USING btree ("at") WHERE "lead_events"."kind" in ('state', 'walkIn');