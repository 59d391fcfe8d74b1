DROP TRIGGER `blog_posts_insert_counts`;--> statement-breakpoint
DROP TRIGGER `blog_posts_update_counts`;--> statement-breakpoint
DROP TRIGGER `blog_posts_delete_counts`;--> statement-breakpoint
DROP TRIGGER `casinos_update_counts`;--> statement-breakpoint
DROP TRIGGER `casinos_delete_counts`;--> statement-breakpoint
DROP TRIGGER `promotions_insert_counts`;--> statement-breakpoint
DROP TRIGGER `promotions_update_counts`;--> statement-breakpoint
DROP TRIGGER `promotions_delete_counts`;--> statement-breakpoint
DROP TRIGGER `casinos_insert_counts`;--> statement-breakpoint
DROP TRIGGER `promotions_insert_search`;--> statement-breakpoint
DROP TRIGGER `promotions_update_search`;--> statement-breakpoint
DROP TRIGGER `promotions_delete_search`;--> statement-breakpoint
DROP TRIGGER `casinos_update_search`;--> statement-breakpoint
DROP TRIGGER `searched_promotions_insert_search`;--> statement-breakpoint
DROP TRIGGER `searched_promotions_update_search`;--> statement-breakpoint
DROP TRIGGER `searched_promotions_delete_search`;--> statement-breakpoint
DROP TABLE `promotion_search`;--> statement-breakpoint
DROP TABLE `record_counts`;--> statement-breakpoint
DROP TABLE `searched_promotions`;--> statement-breakpoint
DROP INDEX `posts_by_age`;--> statement-breakpoint
DROP INDEX `posts_by_title`;--> statement-breakpoint
DROP INDEX `posts_by_status`;--> statement-breakpoint
DROP INDEX `posts_by_publication`;--> statement-breakpoint
DROP INDEX `posts_in_category`;--> statement-breakpoint
DROP INDEX `posts_by_author`;--> statement-breakpoint
DROP INDEX `posts_without_picture`;--> statement-breakpoint
DROP INDEX `posts_without_alt`;--> statement-breakpoint
DROP INDEX `posts_without_seo`;--> statement-breakpoint
DROP INDEX `posts_by_views`;--> statement-breakpoint
DROP INDEX `casinos_by_name`;--> statement-breakpoint
DROP INDEX `casinos_by_age`;--> statement-breakpoint
DROP INDEX `casinos_by_url`;--> statement-breakpoint
DROP INDEX `casinos_by_score`;--> statement-breakpoint
DROP INDEX `casinos_by_standing`;--> statement-breakpoint
DROP INDEX `casinos_by_rank`;--> statement-breakpoint
DROP INDEX `casinos_by_bonuses`;--> statement-breakpoint
DROP INDEX `casinos_by_search_text`;--> statement-breakpoint
DROP INDEX `casinos_not_recommended_by_host`;--> statement-breakpoint
ALTER TABLE `casinos` DROP COLUMN `bonus_count`;--> statement-breakpoint
ALTER TABLE `casinos` DROP COLUMN `bonus_day`;--> statement-breakpoint
DROP INDEX `promotions_by_age`;--> statement-breakpoint
DROP INDEX `promotions_by_title`;--> statement-breakpoint
DROP INDEX `promotions_by_code`;--> statement-breakpoint
DROP INDEX `promotions_by_end`;--> statement-breakpoint
DROP INDEX `promotions_active`;--> statement-breakpoint
DROP INDEX `promotions_active_of_casino`;--> statement-breakpoint
DROP INDEX `promotions_of_casino_by_end`;--> statement-breakpoint
DROP INDEX `promotions_active_by_end`;--> statement-breakpoint
DROP INDEX `promotions_active_by_wagering`;--> statement-breakpoint
DROP INDEX `promotions_active_by_gain`;--> statement-breakpoint
DROP INDEX `promotions_in_category`;--> statement-breakpoint
DROP INDEX `promotions_without_picture`;--> statement-breakpoint
DROP INDEX `promotions_without_alt`;--> statement-breakpoint
DROP INDEX `promotions_without_text`;--> statement-breakpoint
DROP INDEX `promotions_without_terms`;--> statement-breakpoint
DROP INDEX `promotions_counted`;--> statement-breakpoint
DROP INDEX `promotions_active_by_update`;--> statement-breakpoint
DROP INDEX `promotions_by_slug`;--> statement-breakpoint
DROP INDEX `promotions_of_category`;--> statement-breakpoint
DROP INDEX `promotions_of_casino`;--> statement-breakpoint
CREATE INDEX `promotions_listed` ON `promotions` (`is_active`,`created_at`,`id`,`expiry_date`,`category_id`,`casino_id`,`wagering`,`min_deposit`,`promotion_code`,`typical_gain`,`updated_at`,`search_text`);--> statement-breakpoint
CREATE INDEX `promotions_of_category` ON `promotions` (`category_id`);--> statement-breakpoint
CREATE INDEX `promotions_of_casino` ON `promotions` (`casino_id`,`is_active`,`created_at`,`id`,`expiry_date`);--> statement-breakpoint
UPDATE `promotions` SET `search_text` = `search_text` || char(10) || lower(`promotion_code`) WHERE `promotion_code` IS NOT NULL;
