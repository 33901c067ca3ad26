DROP INDEX "enquiries_by_name";--> statement-breakpoint
DROP INDEX "enquiries_by_email";--> statement-breakpoint
DROP INDEX "enquiries_by_country_code";--> statement-breakpoint
DROP INDEX "enquiries_by_mobile_number";--> statement-breakpoint
DROP INDEX "enquiries_by_interest";--> statement-breakpoint
DROP INDEX "enquiries_by_message";--> statement-breakpoint
-- At once: each statement of its own would write the whole table anew.
ALTER TABLE "enquiries"
  ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (lower(left("enquiries"."name", 100))) STORED,
  ADD COLUMN "email_key" text collate "C" GENERATED ALWAYS AS (lower(left("enquiries"."email", 100))) STORED,
  ADD COLUMN "country_code_key" text collate "C" GENERATED ALWAYS AS (lower(left("enquiries"."country_code", 100))) STORED,
  ADD COLUMN "mobile_number_key" text collate "C" GENERATED ALWAYS AS (lower(left("enquiries"."mobile_number", 100))) STORED,
  ADD COLUMN "interest_key" text collate "C" GENERATED ALWAYS AS (lower(left("enquiries"."interest", 100))) STORED,
  ADD COLUMN "message_key" text collate "C" GENERATED ALWAYS AS (lower(left("enquiries"."message", 100))) STORED;--> statement-breakpoint
CREATE INDEX "enquiries_by_name" ON "enquiries" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_email" ON "enquiries" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_country_code" ON "enquiries" USING btree ("country_code_key","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_mobile_number" ON "enquiries" USING btree ("mobile_number_key","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_interest" ON "enquiries" USING btree ("interest_key","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_message" ON "enquiries" USING btree ("message_key","id");