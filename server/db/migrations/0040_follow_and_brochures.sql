CREATE TABLE "brochure_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brochure_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"project_id" integer NOT NULL,
	"document_id" integer,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brochure_requests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mailed_progress_updates" (
	"progress_update_id" integer PRIMARY KEY NOT NULL,
	"mailed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriber_topics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriber_topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscriber_id" integer NOT NULL,
	"project_id" integer,
	"city" text,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriber_topics_one" CHECK ("subscriber_topics"."project_id" is null or "subscriber_topics"."city" is null)
);
--> statement-breakpoint
CREATE TABLE "subscription_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "delivery" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "confirmation_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "brochure_requests" ADD CONSTRAINT "brochure_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brochure_requests" ADD CONSTRAINT "brochure_requests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_progress_updates" ADD CONSTRAINT "mailed_progress_updates_progress_update_id_progress_updates_id_fk" FOREIGN KEY ("progress_update_id") REFERENCES "public"."progress_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_topics" ADD CONSTRAINT "subscriber_topics_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_topics" ADD CONSTRAINT "subscriber_topics_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_links" ADD CONSTRAINT "subscription_links_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brochure_requests_project" ON "brochure_requests" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "brochure_requests_document" ON "brochure_requests" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriber_topics_once" ON "subscriber_topics" USING btree ("subscriber_id",coalesce("project_id", 0),coalesce("city", ''));--> statement-breakpoint
CREATE INDEX "subscriber_topics_project" ON "subscriber_topics" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "subscription_links_subscriber" ON "subscription_links" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "subscription_links_expiry" ON "subscription_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "documents_file" ON "documents" USING btree ("file");--> statement-breakpoint
-- Data: subscribers from before agreed by the form of that time, so they count as confirmed for all news.
INSERT INTO "subscriber_topics" ("subscriber_id", "confirmed_at", "created_at") SELECT "id", "created_at", "created_at" FROM "subscribers" WHERE "is_subscribed";--> statement-breakpoint
UPDATE "subscribers" SET "confirmed_at" = "created_at" WHERE "is_subscribed";--> statement-breakpoint
-- Data: progress updates from before are not mailed.
INSERT INTO "mailed_progress_updates" ("progress_update_id") SELECT "id" FROM "progress_updates";
