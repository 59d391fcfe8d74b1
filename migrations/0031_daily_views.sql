CREATE TABLE `daily_views` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `record_id`)
);
