ALTER TABLE "uploads" DROP CONSTRAINT "uploads_folder";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "logo_light" jsonb;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "logo_dark" jsonb;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "mark" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_folder" CHECK ("uploads"."folder" in ('ProjectVideos', 'ProjectBannerImages', 'ProjectImages', 'CompanyLogos'));