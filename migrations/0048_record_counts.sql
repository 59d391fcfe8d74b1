CREATE TABLE `record_counts` (
	`kind` text NOT NULL,
	`end_date` text DEFAULT '' NOT NULL,
	`part` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`kind`, `end_date`, `part`)
);
--> statement-breakpoint
DROP INDEX `promotions_active_by_end`;--> statement-breakpoint
CREATE INDEX `promotions_active_by_update` ON `promotions` (`is_active`,`updated_at`);--> statement-breakpoint
CREATE INDEX `promotions_by_slug` ON `promotions` (`slug`,`id`);--> statement-breakpoint
CREATE INDEX `promotions_active_by_end` ON `promotions` (`is_active`,coalesce("expiry_date", '9999'),"created_at" desc,"id" desc);--> statement-breakpoint
ALTER TABLE `casinos` ADD `bonus_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `casinos_by_rank` ON `casinos` (coalesce("score", "rating") desc,`sort_key`,`id`);--> statement-breakpoint
CREATE INDEX `casinos_by_bonuses` ON `casinos` ("bonus_count" desc,`sort_key`,`id`);--> statement-breakpoint
CREATE INDEX `casinos_by_search_text` ON `casinos` (`search_text`);