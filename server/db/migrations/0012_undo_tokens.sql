CREATE TABLE "undo_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "undo_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "undo_tokens_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "undo_tokens_kind" CHECK ("undo_tokens"."kind" in ('email', 'password'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "had_verified_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "undo_tokens" ADD CONSTRAINT "undo_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undo_tokens_account" ON "undo_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "undo_tokens_lower_email" ON "undo_tokens" USING btree (lower("email"));--> statement-breakpoint
-- A paid owner has verified an address before, even when the present one is not verified.
UPDATE "accounts" SET "had_verified_email" = true WHERE "signup_step" = 3;
