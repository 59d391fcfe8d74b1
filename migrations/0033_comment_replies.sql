ALTER TABLE `promotion_comments` ADD `reply` text;--> statement-breakpoint
ALTER TABLE `promotion_comments` ADD `replied_at` text;--> statement-breakpoint
ALTER TABLE `promotion_comments` ADD `replied_by` text;