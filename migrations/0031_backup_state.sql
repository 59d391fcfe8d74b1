CREATE TABLE `backup_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`last_succeeded_at` text,
	`last_failed_at` text,
	`error` text
);
