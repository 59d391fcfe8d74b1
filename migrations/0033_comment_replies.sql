CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `preview_links_token_hash_unique` ON `preview_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `preview_links_of_record` ON `preview_links` (`record_id`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `preview_links_by_end` ON `preview_links` (`expires_at`);