CREATE TABLE "look" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"palette" text NOT NULL,
	"ground" text,
	"ink" text,
	"accent" text,
	"type" text NOT NULL,
	"date_style" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "look_is_one_row" CHECK ("look"."id" = 1)
);
