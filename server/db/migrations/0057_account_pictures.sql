ALTER TABLE "company" ADD COLUMN "customer_sign_in_image" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "owner_sign_in_image" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "code_image" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "password_image" text;--> statement-breakpoint
-- Sites of the demo company keep the pictures that were bundled with the account pages.
UPDATE "company" SET
	"customer_sign_in_image" = (SELECT "stored_name" FROM "uploads" WHERE "folder" = 'ProjectImages' AND "stored_name" = '1730000000000_twin-luxury-towers-golden.jpg'),
	"owner_sign_in_image" = (SELECT "stored_name" FROM "uploads" WHERE "folder" = 'ProjectImages' AND "stored_name" = '1730000000000_master-plan-golden.jpg'),
	"code_image" = (SELECT "stored_name" FROM "uploads" WHERE "folder" = 'ProjectImages' AND "stored_name" = '1730000000000_pool-deck-dusk.jpg'),
	"password_image" = (SELECT "stored_name" FROM "uploads" WHERE "folder" = 'ProjectImages' AND "stored_name" = '1730000000000_door-and-lock.jpg')
WHERE "name" = 'Plinth' AND "legal_name" = 'Plinth Group';
