DROP TRIGGER casinos_update_content;
--> statement-breakpoint
DROP TRIGGER blog_posts_update_content;
--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text,
	`photo_url` text,
	`words` text,
	`verifies` text,
	`is_public` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_slug_unique` ON `profiles` (`slug`);--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `written_by` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `checked_by` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `checked_at` text;--> statement-breakpoint
CREATE INDEX `posts_of_writer` ON `blog_posts` (`written_by`,`is_published`,`published_at`,`id`);--> statement-breakpoint
ALTER TABLE `casinos` ADD `reviewed_by` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `reviewed_at` text;--> statement-breakpoint
CREATE INDEX `promotions_verified` ON `promotions` (`verified_by`,`last_verified_at`);
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_content AFTER UPDATE OF id, title, slug, excerpt, content, html_mark, image_url, image_alt, image_focus, share_image_url, category, author, written_by, checked_by, checked_at, sources, seo_title, seo_description, seo_keywords, is_published, published_at, search_text, queue_position, publish_at, batch_key, created_at, updated_at, updated_by ON blog_posts WHEN old.is_published OR new.is_published
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
--> statement-breakpoint
CREATE TRIGGER casinos_update_content AFTER UPDATE OF id, name, slug, url, entry_url, tracking_url, report_currency, logo_url, share_image_url, rating, description, html_mark, details, featured, is_licensed, licence_authority, licence_number, has_24_7_support, review, reviewed_by, reviewed_at, score, standing, standing_reason, verdict, pros, cons, payment_methods, withdrawal_time, test_log, founded_year, owner, last_verified_at, verified_by, sort_key, search_text, created_at, updated_at, updated_by ON casinos
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
--> statement-breakpoint
CREATE TRIGGER profiles_insert_content AFTER INSERT ON profiles WHEN new.is_public
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
--> statement-breakpoint
CREATE TRIGGER profiles_update_content AFTER UPDATE OF id, name, slug, photo_url, words, verifies, is_public, created_at, updated_at, updated_by ON profiles WHEN old.is_public OR new.is_public
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
--> statement-breakpoint
CREATE TRIGGER profiles_delete_content AFTER DELETE ON profiles WHEN old.is_public
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
--> statement-breakpoint
CREATE TRIGGER profiles_delete_address AFTER DELETE ON profiles WHEN old.is_public
BEGIN
  INSERT INTO former_addresses (path, record_id) VALUES ('/yazar/' || old.slug, old.id) ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_insert_address AFTER INSERT ON profiles
BEGIN
  DELETE FROM former_addresses WHERE path IN ('/yazar/' || new.slug);
END;
--> statement-breakpoint
CREATE TRIGGER profiles_leave_address AFTER UPDATE OF slug, is_public ON profiles WHEN old.is_public AND (new.slug <> old.slug OR NOT new.is_public)
BEGIN
  INSERT INTO former_addresses (path, record_id) VALUES ('/yazar/' || old.slug, old.id) ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_take_address AFTER UPDATE OF slug, is_public ON profiles WHEN new.slug <> old.slug OR new.is_public
BEGIN
  DELETE FROM former_addresses WHERE path IN ('/yazar/' || new.slug);
END;
