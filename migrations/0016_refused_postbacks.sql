CREATE TABLE `refused_postbacks` (
	`id` text PRIMARY KEY NOT NULL,
	`casino_id` text NOT NULL,
	`at` text NOT NULL,
	`field` text NOT NULL,
	`reason` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`count` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refused_postbacks_by_time` ON `refused_postbacks` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `refused_postbacks_of_casino` ON `refused_postbacks` (`casino_id`,`at`);--> statement-breakpoint
ALTER TABLE `postback_tokens` ADD `seen_at` text;--> statement-breakpoint
CREATE INDEX `conversions_needing_attention` ON `conversions` (`received_at`) WHERE ("is_matched" = 0 or "is_second" = 1) and "status" <> 'iptal' and instr("key", "status" || ' rapor ') <> 1;