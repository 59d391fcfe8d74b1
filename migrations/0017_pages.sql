CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`content` text NOT NULL,
	`html_mark` text DEFAULT '' NOT NULL,
	`seo_title` text,
	`seo_description` text,
	`seo_keywords` text,
	`in_footer` integer DEFAULT true NOT NULL,
	`search_text` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug_unique` ON `pages` (`slug`);--> statement-breakpoint
CREATE INDEX `pages_by_age` ON `pages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `pages_by_change` ON `pages` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `pages_by_title` ON `pages` (substr(search_text, 1, 60),`id`);--> statement-breakpoint
CREATE INDEX `pages_by_footer` ON `pages` (`in_footer`,`created_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER `pages_insert_address` AFTER INSERT ON `pages` BEGIN DELETE FROM `former_addresses` WHERE `path` = '/' || new.`slug`; END;
--> statement-breakpoint
CREATE TRIGGER `pages_leave_address` AFTER UPDATE OF `slug` ON `pages` WHEN new.`slug` <> old.`slug` BEGIN INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/' || old.`slug`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`; END;
--> statement-breakpoint
CREATE TRIGGER `pages_take_address` AFTER UPDATE OF `slug` ON `pages` WHEN new.`slug` <> old.`slug` BEGIN DELETE FROM `former_addresses` WHERE `path` = '/' || new.`slug`; END;
--> statement-breakpoint
CREATE TRIGGER `pages_delete_address` AFTER DELETE ON `pages` BEGIN INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/' || old.`slug`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`; END;
--> statement-breakpoint
CREATE TRIGGER pages_insert_change AFTER INSERT ON pages BEGIN INSERT INTO pending_purges (tag) SELECT 'page:' || coalesce(new.id, ''); INSERT INTO pending_purges (tag) SELECT 'footer-pages' WHERE new.in_footer = 1; INSERT INTO pending_purges (tag) SELECT 'site-map'; END;
--> statement-breakpoint
CREATE TRIGGER pages_update_change AFTER UPDATE ON pages BEGIN INSERT INTO pending_purges (tag) SELECT 'page:' || coalesce(new.id, '') WHERE (old.title IS NOT new.title OR old.slug IS NOT new.slug OR old.content IS NOT new.content OR old.html_mark IS NOT new.html_mark OR old.seo_title IS NOT new.seo_title OR old.seo_description IS NOT new.seo_description OR old.seo_keywords IS NOT new.seo_keywords OR old.updated_at IS NOT new.updated_at); INSERT INTO pending_purges (tag) SELECT 'footer-pages' WHERE (old.in_footer = 1 OR new.in_footer = 1) AND (old.title IS NOT new.title OR old.slug IS NOT new.slug OR old.created_at IS NOT new.created_at OR (old.in_footer = 1) IS NOT (new.in_footer = 1)); INSERT INTO pending_purges (tag) SELECT 'site-map' WHERE (old.title IS NOT new.title OR old.slug IS NOT new.slug OR old.created_at IS NOT new.created_at OR old.updated_at IS NOT new.updated_at); END;
--> statement-breakpoint
CREATE TRIGGER pages_delete_change AFTER DELETE ON pages BEGIN INSERT INTO pending_purges (tag) SELECT 'page:' || coalesce(old.id, ''); INSERT INTO pending_purges (tag) SELECT 'footer-pages' WHERE old.in_footer = 1; INSERT INTO pending_purges (tag) SELECT 'site-map'; END;
