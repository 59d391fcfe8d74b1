CREATE TABLE `searched_promotions` (
	`number` integer PRIMARY KEY NOT NULL,
	`promotion_id` text NOT NULL,
	`newest` integer NOT NULL,
	`ending` integer NOT NULL,
	`wagering` integer NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `searched_promotions_promotion_id_unique` ON `searched_promotions` (`promotion_id`);