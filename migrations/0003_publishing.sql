CREATE TABLE `announcements` (
	`record_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text,
	`error` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `writing_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`model` text NOT NULL,
	`prompt_tokens` integer NOT NULL,
	`completion_tokens` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `writing_calls_by_age` ON `writing_calls` (`created_at`);--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `queue_position` integer;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `publish_at` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `batch_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_batch_key_unique` ON `blog_posts` (`batch_key`);--> statement-breakpoint
CREATE INDEX `posts_queue` ON `blog_posts` (`is_published`,`queue_position`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_timed` ON `blog_posts` (`is_published`,`publish_at`);--> statement-breakpoint
ALTER TABLE `scheduled_publishing_logs` ADD `run_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `publishing_logs_of_run` ON `scheduled_publishing_logs` (`blog_id`,`run_id`);--> statement-breakpoint
ALTER TABLE `scheduled_publishing_settings` ADD `claimed_by` text;--> statement-breakpoint
ALTER TABLE `scheduled_publishing_settings` ADD `last_tick_at` text;--> statement-breakpoint
UPDATE `blog_posts` SET `queue_position` = `place` FROM (SELECT `id` AS `post`, row_number() OVER (ORDER BY `created_at`, `id`) AS `place` FROM `blog_posts` WHERE `is_published` = 0) WHERE `id` = `post`;
