DROP TRIGGER `promotions_update_references`;
--> statement-breakpoint
CREATE TRIGGER `promotions_update_references` AFTER UPDATE OF `title`, `image_url`, `image_alt`, `description`, `url` ON `promotions` WHEN old.`title` IS NOT new.`title` OR old.`image_url` IS NOT new.`image_url` OR old.`image_alt` IS NOT new.`image_alt` OR old.`description` IS NOT new.`description` OR old.`url` IS NOT new.`url` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('promotion', new.`id`); END;
--> statement-breakpoint
DROP TRIGGER `casinos_update_references`;
--> statement-breakpoint
CREATE TRIGGER `casinos_update_references` AFTER UPDATE OF `name`, `logo_url`, `description`, `url` ON `casinos` WHEN old.`name` IS NOT new.`name` OR old.`logo_url` IS NOT new.`logo_url` OR old.`description` IS NOT new.`description` OR old.`url` IS NOT new.`url` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('casino', new.`id`); END;
--> statement-breakpoint
INSERT INTO `stale_references` (`kind`, `record_id`) SELECT 'post', `id` FROM `blog_posts`;
--> statement-breakpoint
INSERT INTO `stale_references` (`kind`, `record_id`) SELECT 'promotion', `id` FROM `promotions`;
--> statement-breakpoint
INSERT INTO `stale_references` (`kind`, `record_id`) SELECT 'casino', `id` FROM `casinos`;
--> statement-breakpoint
INSERT INTO `stale_references` (`kind`, `record_id`) SELECT 'page', `id` FROM `pages`;
--> statement-breakpoint
INSERT INTO `stale_references` (`kind`, `record_id`) SELECT 'splash-ad', `id` FROM `splash_ads`;
--> statement-breakpoint
INSERT INTO `stale_references` (`kind`, `record_id`) SELECT 'settings', `id` FROM `settings`;
--> statement-breakpoint
INSERT INTO `stale_references` (`kind`, `record_id`) SELECT 'hero', `id` FROM `hero_section`;
