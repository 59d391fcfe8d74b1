CREATE TABLE `former_values` (
	`record_id` text PRIMARY KEY NOT NULL,
	`change_id` text NOT NULL,
	`former` text NOT NULL,
	`version` text NOT NULL
);
