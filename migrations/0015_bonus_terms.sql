ALTER TABLE `promotions` ADD `bonus_percent` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `max_bonus` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `fixed_bonus` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `free_spins` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `spin_value` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `min_deposit` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `wagering` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `wagering_base` text;--> statement-breakpoint
ALTER TABLE `promotions` ADD `valid_days` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `max_bet` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `max_cashout` integer;--> statement-breakpoint
ALTER TABLE `promotions` ADD `games` text;--> statement-breakpoint
ALTER TABLE `promotions` ADD `new_customers_only` integer DEFAULT false NOT NULL;