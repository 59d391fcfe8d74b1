CREATE TABLE `forgotten_records` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`created_at` text NOT NULL,
	`deleted_at` text NOT NULL
);
