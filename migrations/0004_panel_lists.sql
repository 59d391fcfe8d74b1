DROP INDEX `trash_by_parent`;--> statement-breakpoint
CREATE INDEX `trash_by_parent` ON `trash` (`parent_id`,`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_title` ON `blog_posts` (substr(search_text, 1, 60),`id`);--> statement-breakpoint
CREATE INDEX `posts_by_status` ON `blog_posts` (`is_published`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_publication` ON `blog_posts` (`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_views` ON `blog_posts` (`view_count`,`id`);--> statement-breakpoint
CREATE INDEX `casinos_by_url` ON `casinos` (`url`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_name` ON `promotion_comments` (substr(search_text, 1, 60),`id`);--> statement-breakpoint
CREATE INDEX `comments_by_rating` ON `promotion_comments` (`rating`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `promotions_by_title` ON `promotions` (substr(search_text, 1, 60),`id`);--> statement-breakpoint
CREATE INDEX `promotions_by_code` ON `promotions` (`promotion_code`,`id`);--> statement-breakpoint
CREATE INDEX `promotions_by_end` ON `promotions` (`expiry_date`,`id`);