CREATE TABLE "undelivered_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "undelivered_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mail" jsonb,
	CONSTRAINT "undelivered_mails_jobId_unique" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE INDEX "undelivered_mails_newest" ON "undelivered_mails" USING btree ("failed_at","id");