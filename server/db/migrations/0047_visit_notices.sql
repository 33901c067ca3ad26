CREATE TABLE "visit_notices" (
	"appointment_id" integer PRIMARY KEY NOT NULL,
	"told_date" date,
	"told_slot" text,
	"told_state" text NOT NULL,
	"undo_date" date,
	"undo_slot" text,
	"undo_state" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit_notices" ADD CONSTRAINT "visit_notices_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;