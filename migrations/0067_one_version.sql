DROP TRIGGER `blog_posts_views_version`;--> statement-breakpoint
ALTER TABLE `content_version` DROP COLUMN `views`;