ALTER TABLE `media` ADD `former_key` text;--> statement-breakpoint
ALTER TABLE `media` ADD `needs_no_variants` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `media_former_key_unique` ON `media` (`former_key`);--> statement-breakpoint
CREATE INDEX `media_without_variants` ON `media` (`id`) WHERE instr("key", '__') = 0 and "needs_no_variants" = 0;