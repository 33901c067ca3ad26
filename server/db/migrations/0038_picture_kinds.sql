ALTER TABLE "project_features" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "project_features" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "project_features" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "picture_kind" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "taken_on" date;--> statement-breakpoint
ALTER TABLE "project_features" ADD CONSTRAINT "project_features_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_features" ADD CONSTRAINT "project_features_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_picture_kind" CHECK ("uploads"."picture_kind" in ('photograph', 'impression', 'sample-flat', 'stock'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_taken_on" CHECK (("uploads"."taken_on" is not null) = ("uploads"."picture_kind" is not distinct from 'photograph'));