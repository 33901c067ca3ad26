ALTER TABLE "uploads" ADD COLUMN "picture_kind" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "taken_on" date;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_picture_kind" CHECK ("uploads"."picture_kind" in ('photograph', 'impression', 'sample-flat', 'stock'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_taken_on" CHECK (("uploads"."taken_on" is not null) = ("uploads"."picture_kind" is not distinct from 'photograph'));