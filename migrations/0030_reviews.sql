DROP TRIGGER blog_posts_update_content;
--> statement-breakpoint
CREATE TABLE `post_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`text` text NOT NULL,
	`by` text,
	`name` text,
	`state` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notes_of_post` ON `post_notes` (`post_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notes_held` ON `post_notes` (`created_at`) WHERE "state" = 'held';--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `review_state` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `sent_at` text;--> statement-breakpoint
CREATE INDEX `posts_in_review` ON `blog_posts` (`is_published`,`review_state`,`sent_at`);
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_content AFTER UPDATE OF id, title, slug, excerpt, content, html_mark, image_url, image_alt, image_focus, share_image_url, category, author, written_by, checked_by, checked_at, review_state, sent_at, sources, seo_title, seo_description, seo_keywords, is_published, published_at, search_text, queue_position, publish_at, batch_key, created_at, updated_at, updated_by ON blog_posts WHEN old.is_published OR new.is_published
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
