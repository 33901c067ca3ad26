CREATE TABLE "lead_mentions" (
	"event_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "lead_mentions_event_id_account_id_pk" PRIMARY KEY("event_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "lead_mentions" ADD CONSTRAINT "lead_mentions_event_id_lead_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."lead_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_mentions" ADD CONSTRAINT "lead_mentions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_mentions_account" ON "lead_mentions" USING btree ("account_id","seen_at");