INSERT INTO "categories" ("id", "name") VALUES
  (1, 'Residential'), (2, 'Commercial'), (3, 'IT SEZ'), (4, 'Completed'), (5, 'New Launch')
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "image_categories" ("id", "name") VALUES
  (1, 'Exterior'), (2, 'Interior'), (3, 'Amenities'), (4, 'Construction Update')
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "media_categories" ("id", "name") VALUES
  (1, 'Press Coverage'), (2, 'News'), (3, 'Events')
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "content_revision" ("id", "revision") VALUES (1, 1)
ON CONFLICT DO NOTHING;
