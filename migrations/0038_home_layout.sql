ALTER TABLE `hero_section` ADD `sections` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `hero_section` ADD `pinned_promotions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `hero_section` ADD `pinned_casinos` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `hero_section` ADD `pinned_posts` text DEFAULT '[]' NOT NULL;