ALTER TABLE "lead_events" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_key_unique" UNIQUE("key");