CREATE TABLE "handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"tower" text,
	"promised_date" date,
	"handed_over_date" date,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" integer,
	CONSTRAINT "handovers_dates_of_project" CHECK ("handovers"."tower" is not null or ("handovers"."promised_date" is null and "handovers"."handed_over_date" is null))
);
--> statement-breakpoint
CREATE TABLE "progress_updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "progress_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"date" date NOT NULL,
	"tower" text,
	"stage" text NOT NULL,
	"floor" integer,
	"floors" integer,
	"percent" integer NOT NULL,
	"text" text,
	"verified_by" text,
	"photographs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" integer,
	CONSTRAINT "progress_updates_stage" CHECK ("progress_updates"."stage" in ('Foundation', 'Structure', 'Brickwork', 'Services', 'Finishing', 'Handover')),
	CONSTRAINT "progress_updates_percent" CHECK ("progress_updates"."percent" between 0 and 100),
	CONSTRAINT "progress_updates_floor" CHECK (("progress_updates"."floor" is null) = ("progress_updates"."floors" is null) and ("progress_updates"."floor" is null or "progress_updates"."floor" between 0 and "progress_updates"."floors")),
	CONSTRAINT "progress_updates_structure" CHECK ("progress_updates"."stage" <> 'Structure' or "progress_updates"."floor" is not null)
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_updates" ADD CONSTRAINT "progress_updates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_tower_unique" ON "handovers" USING btree ("project_id",lower(coalesce("tower", ''))) WHERE "handovers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "progress_updates_project" ON "progress_updates" USING btree ("project_id","date","id");