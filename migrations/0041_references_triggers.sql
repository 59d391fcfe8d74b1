CREATE TRIGGER `blog_posts_insert_references` AFTER INSERT ON `blog_posts` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('post', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_update_references` AFTER UPDATE OF `title`, `image_url`, `image_alt`, `content` ON `blog_posts` WHEN old.`title` IS NOT new.`title` OR old.`image_url` IS NOT new.`image_url` OR old.`image_alt` IS NOT new.`image_alt` OR old.`content` IS NOT new.`content` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('post', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_delete_references` AFTER DELETE ON `blog_posts` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('post', old.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `promotions_insert_references` AFTER INSERT ON `promotions` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('promotion', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `promotions_update_references` AFTER UPDATE OF `title`, `image_url`, `image_alt`, `description` ON `promotions` WHEN old.`title` IS NOT new.`title` OR old.`image_url` IS NOT new.`image_url` OR old.`image_alt` IS NOT new.`image_alt` OR old.`description` IS NOT new.`description` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('promotion', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `promotions_delete_references` AFTER DELETE ON `promotions` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('promotion', old.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `casinos_insert_references` AFTER INSERT ON `casinos` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('casino', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `casinos_update_references` AFTER UPDATE OF `name`, `logo_url`, `description` ON `casinos` WHEN old.`name` IS NOT new.`name` OR old.`logo_url` IS NOT new.`logo_url` OR old.`description` IS NOT new.`description` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('casino', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `casinos_delete_references` AFTER DELETE ON `casinos` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('casino', old.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `pages_insert_references` AFTER INSERT ON `pages` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('page', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `pages_update_references` AFTER UPDATE OF `title`, `content` ON `pages` WHEN old.`title` IS NOT new.`title` OR old.`content` IS NOT new.`content` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('page', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `pages_delete_references` AFTER DELETE ON `pages` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('page', old.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `splash_ads_insert_references` AFTER INSERT ON `splash_ads` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('splash-ad', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `splash_ads_update_references` AFTER UPDATE OF `title`, `image_url`, `href` ON `splash_ads` WHEN old.`title` IS NOT new.`title` OR old.`image_url` IS NOT new.`image_url` OR old.`href` IS NOT new.`href` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('splash-ad', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `splash_ads_delete_references` AFTER DELETE ON `splash_ads` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('splash-ad', old.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `settings_insert_references` AFTER INSERT ON `settings` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('settings', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `settings_update_references` AFTER UPDATE OF `blog_section_text` ON `settings` WHEN old.`blog_section_text` IS NOT new.`blog_section_text` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('settings', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `settings_delete_references` AFTER DELETE ON `settings` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('settings', old.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `hero_section_insert_references` AFTER INSERT ON `hero_section` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('hero', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `hero_section_update_references` AFTER UPDATE OF `button_url` ON `hero_section` WHEN old.`button_url` IS NOT new.`button_url` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('hero', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `hero_section_delete_references` AFTER DELETE ON `hero_section` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('hero', old.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `trash_insert_references` AFTER INSERT ON `trash` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('trash', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `trash_update_references` AFTER UPDATE OF `row`, `name` ON `trash` WHEN old.`row` IS NOT new.`row` OR old.`name` IS NOT new.`name` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('trash', new.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `trash_delete_references` AFTER DELETE ON `trash` BEGIN INSERT INTO `stale_references` (`kind`, `record_id`) VALUES ('trash', old.`id`); END;
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
--> statement-breakpoint
INSERT INTO `stale_references` (`kind`, `record_id`) SELECT 'trash', `id` FROM `trash`;
--> statement-breakpoint
UPDATE `media` SET `title` = substr(`key`, instr(`key`, '/') + 1), `search_text` = lower(substr(`key`, instr(`key`, '/') + 1));
--> statement-breakpoint
UPDATE `trash` SET `name` = substr(`name`, instr(`name`, '/') + 1), `row` = json_set(`row`, '$.title', substr(`name`, instr(`name`, '/') + 1), '$.search_text', lower(substr(`name`, instr(`name`, '/') + 1))) WHERE `kind` = 'image';
