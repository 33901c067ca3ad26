CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"covers" text,
	"number" text,
	"authority" text,
	"portal_url" text,
	"registered_on" date,
	"valid_until" date,
	"possession_date" date,
	"handed_over_date" date,
	"collection_account" text,
	"promoter" text,
	"qr_image" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" integer,
	CONSTRAINT "registrations_authority" CHECK ("registrations"."authority" in ('UP-RERA', 'Delhi RERA', 'HARERA Gurugram', 'HARERA Panchkula', 'Other')),
	CONSTRAINT "registrations_validity" CHECK ("registrations"."valid_until" >= "registrations"."registered_on")
);
--> statement-breakpoint
CREATE TABLE "gate_exemptions" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"reason" text NOT NULL,
	"ends_on" date NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publish_gate" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mode" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publish_gate_is_one_row" CHECK ("publish_gate"."id" = 1),
	CONSTRAINT "publish_gate_mode" CHECK ("publish_gate"."mode" in ('off', 'warn', 'block'))
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_exemptions" ADD CONSTRAINT "gate_exemptions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_project" ON "registrations" USING btree ("project_id");