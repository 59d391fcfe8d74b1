DROP INDEX `promotions_by_code`;--> statement-breakpoint
CREATE INDEX `promotions_in_category` ON `promotions` (`category_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `promotions_without_picture` ON `promotions` (`created_at`,`id`) WHERE "image_url" is null;--> statement-breakpoint
CREATE INDEX `promotions_without_terms` ON `promotions` (`created_at`,`id`) WHERE "bonus_percent" is null and "fixed_bonus" is null and "free_spins" is null and "min_deposit" is null and "wagering" is null and "valid_days" is null and "max_bet" is null and "max_cashout" is null and "games" is null;--> statement-breakpoint
CREATE INDEX `promotions_by_code` ON `promotions` (`promotion_code`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_in_category` ON `blog_posts` (`category`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_author` ON `blog_posts` (`author`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_without_picture` ON `blog_posts` (`created_at`,`id`) WHERE "image_url" is null;