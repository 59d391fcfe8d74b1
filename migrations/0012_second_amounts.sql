ALTER TABLE `conversions` ADD `is_second` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `conversions` ADD `former_amounts` text DEFAULT '[]' NOT NULL;