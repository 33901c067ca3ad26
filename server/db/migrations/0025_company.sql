CREATE TABLE "company" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"legal_name" text NOT NULL,
	"slogan" text,
	"slogan_emphasis" text,
	"founded_year" integer,
	"cin" text,
	"gstin" text,
	"grievance_officer" jsonb,
	"footer_note" text,
	"offices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"email" text,
	"blog" text,
	"instagram" text,
	"linkedin" text,
	"youtube" text,
	"facebook" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_is_one_row" CHECK ("company"."id" = 1)
);
--> statement-breakpoint
-- Receipts until now named the company that was fixed in the source.
ALTER TABLE "receipts" ADD COLUMN "seller_name" text NOT NULL DEFAULT 'Plinth Group';--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "seller_name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "seller_address" text;--> statement-breakpoint
UPDATE "receipts" SET "seller_address" = 'Plinth Group, Plinth House, 14 Demo Marg, Sector 10, Rohini, New Delhi 110085';
--> statement-breakpoint
-- The company was fixed in the source until now. A site that already has content keeps it; a new one starts without.
INSERT INTO "company" ("name", "legal_name", "slogan", "slogan_emphasis", "founded_year", "footer_note", "offices", "phones", "email", "blog", "instagram", "linkedin", "youtube", "facebook")
SELECT 'Plinth', 'Plinth Group', 'On Time, Every Time', 'Every Time', 1998,
	'Plinth Group is a demonstration company; projects, people and registration numbers are invented.',
	'[{"name": "Plinth House", "lines": ["Plinth Group, Plinth House", "14 Demo Marg, Sector 10, Rohini", "New Delhi 110085"], "hours": "Every day, 10 AM to 7 PM", "mapUrl": "https://www.openstreetmap.org/export/embed.html?bbox=77.1006%2C28.7058%2C77.1286%2C28.7238&layer=mapnik&marker=28.7148%2C77.1146", "phone": null}]'::jsonb,
	'[{"purpose": "Sales", "number": "1800 000 2028"}, {"purpose": "Customer care", "number": "+91 11 0000 1998"}, {"purpose": "Lucknow", "number": "+91 522 000 1998"}, {"purpose": "WhatsApp", "number": "+91 1800 002 028"}]'::jsonb,
	'hello@plinthgroup.example', 'https://blog.plinth.example',
	'https://www.instagram.com/plinthgroup.demo', 'https://www.linkedin.com/company/plinth-group-demo', 'https://www.youtube.com/@plinthgroupdemo', 'https://www.facebook.com/plinthgroup.demo'
WHERE EXISTS (SELECT 1 FROM "projects");
