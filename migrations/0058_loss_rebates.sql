DROP INDEX `promotions_without_terms`;--> statement-breakpoint
ALTER TABLE `promotions` ADD `loss_percent` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `steps` integer;--> statement-breakpoint
CREATE INDEX `promotions_without_terms` ON `promotions` (`created_at`,`id`) WHERE "bonus_percent" is null and "loss_percent" is null and "fixed_bonus" is null and "free_spins" is null and "min_deposit" is null and "wagering" is null and "valid_days" is null and "max_bet" is null and "max_cashout" is null and "games" is null;