CREATE TABLE "lead_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_duplicates" (
	"lead_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"is_dismissed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_duplicates_lead_id_other_id_pk" PRIMARY KEY("lead_id","other_id"),
	CONSTRAINT "lead_duplicates_order" CHECK ("lead_duplicates"."lead_id" < "lead_duplicates"."other_id")
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"text" text,
	"details" jsonb,
	"enquiry_id" integer,
	"appointment_id" integer
);
--> statement-breakpoint
CREATE TABLE "lead_projects" (
	"lead_id" integer NOT NULL,
	"project_name" text NOT NULL,
	"wants" text,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_projects_lead_id_project_name_pk" PRIMARY KEY("lead_id","project_name")
);
--> statement-breakpoint
CREATE TABLE "lead_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"assignment" text NOT NULL,
	"last_owner_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_settings_is_one_row" CHECK ("lead_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"other_contacts" text,
	"state" text NOT NULL,
	"lost_reason" text,
	"lost_note" text,
	"source" text NOT NULL,
	"owner_id" integer,
	"next_step" text,
	"next_step_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answer_minutes" integer,
	"opened_at" timestamp (3) with time zone,
	"merged_into_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) GENERATED ALWAYS AS (coalesce(("leads"."waiting_since" at time zone 'UTC') - interval '36500 days', "leads"."next_step_at" at time zone 'UTC', 'infinity'::timestamp)) STORED NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (lower(left("leads"."name", 100))) STORED,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("leads"."name", '') || chr(10) || coalesce("leads"."phone", '') || chr(10) || coalesce("leads"."email", '') || chr(10) || coalesce("leads"."other_contacts", ''))) STORED NOT NULL,
	CONSTRAINT "leads_lost_has_reason" CHECK ("leads"."state" <> 'lost' or "leads"."lost_reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD CONSTRAINT "lead_contacts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_duplicates" ADD CONSTRAINT "lead_duplicates_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_duplicates" ADD CONSTRAINT "lead_duplicates_other_id_leads_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_projects" ADD CONSTRAINT "lead_projects_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_id_leads_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_contacts_value" ON "lead_contacts" USING btree ("kind","value");--> statement-breakpoint
CREATE INDEX "lead_contacts_lead" ON "lead_contacts" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_duplicates_other" ON "lead_duplicates" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "lead_events_lead" ON "lead_events" USING btree ("lead_id","at","id");--> statement-breakpoint
CREATE INDEX "lead_events_enquiry" ON "lead_events" USING btree ("enquiry_id") WHERE "lead_events"."enquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "lead_events_appointment" ON "lead_events" USING btree ("appointment_id") WHERE "lead_events"."appointment_id" is not null;--> statement-breakpoint
CREATE INDEX "lead_events_actor" ON "lead_events" USING btree ("actor_id") WHERE "lead_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "lead_projects_name" ON "lead_projects" USING btree ("project_name","lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_views_name" ON "lead_views" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("due_at","id") WHERE "leads"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at","id") WHERE "leads"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree ("name_key","id") WHERE "leads"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "leads_by_state" ON "leads" USING btree ("state","due_at","id") WHERE "leads"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "leads_by_owner" ON "leads" USING btree ("owner_id","state","due_at","id") WHERE "leads"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("waiting_since") WHERE "leads"."waiting_since" is not null and "leads"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "leads_answered" ON "leads" USING btree ("answered_at") WHERE "leads"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_merged" ON "leads" USING btree ("merged_into_id") WHERE "leads"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Data: makes leads of the stored enquiries and appointments, in the order of their arrival and with the rules of
-- server/leads/attach-to-lead.ts.
-- Same results as normalisedPhone in contract/leads/phone-number.ts.
CREATE FUNCTION lead_phone(dial_code text, number text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN number ~ '^\s*\+' THEN CASE WHEN length(digits) >= 6 THEN '+' || digits END
		WHEN digits LIKE '00%' THEN CASE WHEN length(ltrim(digits, '0')) >= 6 THEN '+' || ltrim(digits, '0') END
		WHEN length(ltrim(digits, '0')) < 6 THEN NULL
		WHEN code = '91' AND length(ltrim(digits, '0')) = 12 AND ltrim(digits, '0') LIKE '91%' THEN '+' || ltrim(digits, '0')
		ELSE '+' || code || ltrim(digits, '0')
	END
	FROM (SELECT
		regexp_replace(coalesce(number, ''), '[^0-9]', '', 'g') AS digits,
		coalesce(nullif(ltrim(regexp_replace(coalesce(dial_code, ''), '[^0-9]', '', 'g'), '0'), ''), '91') AS code) parts
$$;--> statement-breakpoint
DO $$
DECLARE
	arrival record;
	by_phone integer;
	by_email integer;
	lead integer;
BEGIN
	FOR arrival IN
		SELECT 'enquiry' AS kind, id, name, nullif(lower(btrim(email)), '') AS email, project_name, created_at, is_imported,
			lead_phone(country_code, mobile_number) AS phone
		FROM enquiries
		UNION ALL
		SELECT 'visit', id, NULL, nullif(lower(btrim(email)), ''), project_name, created_at, false, lead_phone(NULL, mobile_number)
		FROM appointments
		ORDER BY created_at, kind, id
	LOOP
		CONTINUE WHEN arrival.phone IS NULL AND arrival.email IS NULL;
		by_phone := (SELECT lead_id FROM lead_contacts WHERE kind = 'phone' AND value = arrival.phone);
		by_email := (SELECT lead_id FROM lead_contacts WHERE kind = 'email' AND value = arrival.email);
		lead := coalesce(by_phone, by_email);
		IF lead IS NULL THEN
			INSERT INTO leads (name, phone, email, state, source, opened_at, created_at)
			VALUES (coalesce(arrival.name, arrival.email, arrival.phone), arrival.phone, arrival.email, 'contacted',
				CASE WHEN arrival.is_imported THEN 'import' ELSE arrival.kind END, now(), arrival.created_at)
			RETURNING id INTO lead;
		ELSE
			UPDATE leads SET
				name = CASE WHEN name IN (email, phone) THEN coalesce(arrival.name, name) ELSE name END,
				other_contacts = nullif(concat_ws(chr(10), other_contacts,
					CASE WHEN by_phone IS NULL AND phone IS NOT NULL THEN arrival.phone END,
					CASE WHEN by_email IS NULL AND email IS NOT NULL THEN arrival.email END), ''),
				phone = CASE WHEN by_phone IS NULL THEN coalesce(phone, arrival.phone) ELSE phone END,
				email = CASE WHEN by_email IS NULL THEN coalesce(email, arrival.email) ELSE email END
			WHERE id = lead;
		END IF;
		IF by_phone IS NULL AND arrival.phone IS NOT NULL THEN
			INSERT INTO lead_contacts (lead_id, kind, value, created_at) VALUES (lead, 'phone', arrival.phone, arrival.created_at);
		END IF;
		IF by_email IS NULL AND arrival.email IS NOT NULL THEN
			INSERT INTO lead_contacts (lead_id, kind, value, created_at) VALUES (lead, 'email', arrival.email, arrival.created_at);
		END IF;
		IF by_phone <> by_email THEN
			INSERT INTO lead_duplicates (lead_id, other_id, kind, value, created_at)
			VALUES (least(by_phone, by_email), greatest(by_phone, by_email), 'email', arrival.email, arrival.created_at)
			ON CONFLICT DO NOTHING;
		END IF;
		INSERT INTO lead_events (lead_id, kind, at, enquiry_id, appointment_id)
		VALUES (lead, arrival.kind, arrival.created_at, CASE WHEN arrival.kind = 'enquiry' THEN arrival.id END,
			CASE WHEN arrival.kind = 'visit' THEN arrival.id END);
		IF arrival.project_name IS NOT NULL THEN
			INSERT INTO lead_projects (lead_id, project_name, asked_at) VALUES (lead, arrival.project_name, arrival.created_at)
			ON CONFLICT (lead_id, project_name) DO UPDATE SET asked_at = excluded.asked_at;
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
DROP FUNCTION lead_phone(text, text);--> statement-breakpoint
-- It is not known which records were answered: the arrivals of the last seven days wait, older ones do not.
UPDATE leads SET state = 'visitBooked' WHERE id IN (
	SELECT e.lead_id FROM lead_events e JOIN appointments a ON a.id = e.appointment_id
	WHERE a.selected_date >= (now() AT TIME ZONE 'Asia/Kolkata')::date);--> statement-breakpoint
UPDATE leads SET state = 'new', waiting_since = created_at, opened_at = NULL
WHERE state = 'contacted' AND source <> 'import' AND created_at > now() - interval '7 days';--> statement-breakpoint
-- Leads of demo records only are removed with the demo.
INSERT INTO demo_records (table_name, record_id)
SELECT 'leads', id::text FROM leads l WHERE EXISTS (SELECT 1 FROM demo_records) AND NOT EXISTS (
	SELECT 1 FROM lead_events e WHERE e.lead_id = l.id AND NOT EXISTS (
		SELECT 1 FROM demo_records d WHERE d.table_name = CASE e.kind WHEN 'enquiry' THEN 'enquiries' ELSE 'appointments' END
		AND d.record_id = coalesce(e.enquiry_id, e.appointment_id)::text));--> statement-breakpoint
INSERT INTO demo_records (table_name, record_id)
SELECT part.table_name, part.record_id
FROM (
	SELECT 'lead_contacts' AS table_name, id::text AS record_id, lead_id FROM lead_contacts
	UNION ALL SELECT 'lead_events', id::text, lead_id FROM lead_events
	UNION ALL SELECT 'lead_projects', concat_ws(',', lead_id, project_name), lead_id FROM lead_projects
	UNION ALL SELECT 'lead_duplicates', concat_ws(',', lead_id, other_id), lead_id FROM lead_duplicates
) part
WHERE EXISTS (SELECT 1 FROM demo_records d WHERE d.table_name = 'leads' AND d.record_id = part.lead_id::text);
