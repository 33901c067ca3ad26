ALTER TABLE "company" ADD COLUMN "office_picture" jsonb;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "sign_in_picture" jsonb;