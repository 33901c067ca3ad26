CREATE TABLE "cost_terms" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"as_of" date NOT NULL,
	"included" text,
	"charges" jsonb NOT NULL,
	"stages" jsonb NOT NULL,
	"loan_percent" double precision NOT NULL,
	"loan_rate" double precision NOT NULL,
	"loan_years" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cost_terms_loan" CHECK ("cost_terms"."loan_percent" between 0 and 100 and "cost_terms"."loan_rate" >= 0 and "cost_terms"."loan_years" > 0)
);
--> statement-breakpoint
CREATE TABLE "cost_rates" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"gst" jsonb NOT NULL,
	"states" jsonb NOT NULL,
	"note" text,
	"is_checked" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cost_rates_is_one_row" CHECK ("cost_rates"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "cost_terms" ADD CONSTRAINT "cost_terms_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;