DROP INDEX "appointments_newest";--> statement-breakpoint
DROP INDEX "enquiries_newest";--> statement-breakpoint
CREATE INDEX "appointments_newest" ON "appointments" USING btree ("created_at","id","customer_type","project_name","origin");--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("created_at","id","project_name","origin");