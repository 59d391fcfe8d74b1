CREATE TABLE `record_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`row` text NOT NULL,
	`saved_by` text,
	`saved_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `versions_of_record` ON `record_versions` (`kind`,`record_id`,`saved_at`,`id`);--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `pages` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `promotions` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `hero_section` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `seo_settings` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `settings` ADD `updated_by` text;