CREATE TABLE "mail_outage" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "mail_outage_one_row" CHECK ("mail_outage"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "project_name" text;