CREATE TABLE `record_references` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`type` text NOT NULL,
	`target` text NOT NULL,
	`name` text NOT NULL,
	`search_text` text NOT NULL,
	`lacks_alt` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`kind`, `record_id`, `type`, `target`)
);
--> statement-breakpoint
CREATE INDEX `references_to` ON `record_references` (`type`,`target`);--> statement-breakpoint
CREATE INDEX `references_without_alt` ON `record_references` (`target`) WHERE "lacks_alt" = 1;--> statement-breakpoint
CREATE TABLE `stale_references` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `media` ADD `title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `is_lost` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `media_by_title` ON `media` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `media_lost` ON `media` (`key`) WHERE "is_lost" = 1;