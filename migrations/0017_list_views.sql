ALTER TABLE `daily_views` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `daily_visits` ADD `typed` text;