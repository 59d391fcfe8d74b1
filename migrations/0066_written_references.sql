DROP TRIGGER IF EXISTS blog_posts_delete_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS blog_posts_insert_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS blog_posts_update_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS casinos_delete_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS casinos_insert_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS casinos_update_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS hero_section_delete_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS hero_section_insert_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS hero_section_update_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS pages_delete_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS pages_insert_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS pages_update_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS promotions_delete_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS promotions_insert_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS promotions_update_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS settings_delete_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS settings_insert_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS settings_update_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS splash_ads_delete_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS splash_ads_insert_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS splash_ads_update_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS trash_delete_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS trash_insert_references;
--> statement-breakpoint
DROP TRIGGER IF EXISTS trash_update_references;
--> statement-breakpoint
DROP TABLE `stale_references`;
--> statement-breakpoint
UPDATE `record_references` SET `kind` = 'home_texts' WHERE `kind` = 'settings';
--> statement-breakpoint
UPDATE `record_references` SET `kind` = (SELECT `kind` FROM `trash` WHERE `id` = `record_id`) WHERE `kind` = 'trash';
