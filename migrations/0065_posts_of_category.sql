DROP INDEX `posts_of_category`;--> statement-breakpoint
CREATE INDEX `posts_of_category` ON `blog_posts` (`is_published`,`category`,`published_at`,`id`);