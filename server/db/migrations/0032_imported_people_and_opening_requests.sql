CREATE TABLE "opening_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opening_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "is_imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "agreed_on" date;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "proof" text;--> statement-breakpoint
CREATE UNIQUE INDEX "opening_requests_lower_email_unique" ON "opening_requests" USING btree (lower("email"));