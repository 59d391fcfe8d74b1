CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`action` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text,
	`name` text
);
--> statement-breakpoint
CREATE INDEX `activities_by_time` ON `activities` (`at`,`id`);