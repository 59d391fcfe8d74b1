DROP INDEX `comments_of_promotion`;--> statement-breakpoint
DROP INDEX `comments_rated`;--> statement-breakpoint
ALTER TABLE `promotion_comments` ADD `status` text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE `promotion_comments` ADD `held_for` text;--> statement-breakpoint
ALTER TABLE `promotion_comments` ADD `fingerprint` text;--> statement-breakpoint
CREATE INDEX `comments_by_status` ON `promotion_comments` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_fingerprint` ON `promotion_comments` (`fingerprint`,`created_at`) WHERE "fingerprint" is not null;--> statement-breakpoint
CREATE INDEX `comments_of_promotion` ON `promotion_comments` (`promotion_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_rated` ON `promotion_comments` (`promotion_id`,`status`,`rating`);--> statement-breakpoint
DROP TRIGGER `promotion_comments_insert_version`;--> statement-breakpoint
DROP TRIGGER `promotion_comments_update_version`;--> statement-breakpoint
DROP TRIGGER `promotion_comments_delete_version`;--> statement-breakpoint
CREATE TRIGGER `promotion_comments_insert_version` AFTER INSERT ON `promotion_comments` WHEN new.`status` = 'published' BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;--> statement-breakpoint
CREATE TRIGGER `promotion_comments_update_version` AFTER UPDATE ON `promotion_comments` WHEN old.`status` = 'published' OR new.`status` = 'published' BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;--> statement-breakpoint
CREATE TRIGGER `promotion_comments_delete_version` AFTER DELETE ON `promotion_comments` WHEN old.`status` = 'published' BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
