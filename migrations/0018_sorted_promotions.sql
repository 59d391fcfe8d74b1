ALTER TABLE `promotions` ADD `typical_gain` real;--> statement-breakpoint
CREATE INDEX `promotions_active_by_end` ON `promotions` (`is_active`,"expiry_date" is null,`expiry_date`,"created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `promotions_active_by_wagering` ON `promotions` (`is_active`,"wagering" is null,`wagering`,"created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `promotions_active_by_gain` ON `promotions` (`is_active`,`typical_gain`,`id`);