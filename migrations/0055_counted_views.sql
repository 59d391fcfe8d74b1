CREATE TABLE `counted_views` (
	`hour_ends_at` integer NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`hour_ends_at`, `key`)
) WITHOUT ROWID;
