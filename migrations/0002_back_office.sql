CREATE TABLE `trash` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`row` text NOT NULL,
	`detached` text,
	`parent_id` text,
	`deleted_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trash_by_age` ON `trash` (`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `trash_by_parent` ON `trash` (`parent_id`);--> statement-breakpoint
ALTER TABLE `promotion_comments` ADD `updated_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `promotion_comments` SET `updated_at` = `created_at`;
