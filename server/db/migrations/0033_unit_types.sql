CREATE TABLE "unit_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"carpet_area_from" integer NOT NULL,
	"carpet_area_to" integer NOT NULL,
	"balcony_area" integer,
	"price_from" integer,
	"price_to" integer,
	"tower" text,
	"total" integer NOT NULL,
	"available" integer NOT NULL,
	"plan_id" integer,
	"possession_date" date,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" integer,
	CONSTRAINT "unit_types_kind" CHECK ("unit_types"."kind" in ('1 BHK', '1.5 BHK', '2 BHK', '2.5 BHK', '3 BHK', '3.5 BHK', '4 BHK', '4.5 BHK', '5 BHK', '5.5 BHK', '6 BHK', 'Villa', 'Plot', 'Shop', 'Office')),
	CONSTRAINT "unit_types_area" CHECK ("unit_types"."carpet_area_from" > 0 and "unit_types"."carpet_area_from" <= "unit_types"."carpet_area_to"),
	CONSTRAINT "unit_types_balcony" CHECK ("unit_types"."balcony_area" > 0),
	CONSTRAINT "unit_types_price" CHECK (("unit_types"."price_from" is null) = ("unit_types"."price_to" is null) and ("unit_types"."price_from" is null or ("unit_types"."price_from" > 0 and "unit_types"."price_from" <= "unit_types"."price_to"))),
	CONSTRAINT "unit_types_available" CHECK ("unit_types"."total" > 0 and "unit_types"."available" between 0 and "unit_types"."total")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "handed_over_date" date;--> statement-breakpoint
ALTER TABLE "unit_types" ADD CONSTRAINT "unit_types_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_types" ADD CONSTRAINT "unit_types_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_types_project" ON "unit_types" USING btree ("project_id","sort_order","id");--> statement-breakpoint
CREATE UNIQUE INDEX "unit_types_name_unique" ON "unit_types" USING btree ("project_id",lower("name")) WHERE "unit_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "unit_types_plan" ON "unit_types" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "unit_types_kind" ON "unit_types" USING btree ("kind","project_id") WHERE "unit_types"."deleted_at" is null and "unit_types"."available" > 0;--> statement-breakpoint
CREATE INDEX "unit_types_carpet_area" ON "unit_types" USING btree ("carpet_area_from","carpet_area_to") WHERE "unit_types"."deleted_at" is null and "unit_types"."available" > 0;--> statement-breakpoint
CREATE INDEX "unit_types_price" ON "unit_types" USING btree ("price_from","price_to") WHERE "unit_types"."deleted_at" is null and "unit_types"."available" > 0;