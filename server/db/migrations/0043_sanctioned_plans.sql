ALTER TABLE "project_features" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "project_features" ADD CONSTRAINT "project_features_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_features_plan" ON "project_features" USING btree ("plan_id");