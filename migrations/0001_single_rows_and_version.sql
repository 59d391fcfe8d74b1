INSERT OR IGNORE INTO `hero_section` (`id`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d01', '1970-01-01T00:00:00.000Z');
--> statement-breakpoint
INSERT OR IGNORE INTO `settings` (`id`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d02', '1970-01-01T00:00:00.000Z');
--> statement-breakpoint
INSERT OR IGNORE INTO `scheduled_publishing_settings` (`id`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d03', '1970-01-01T00:00:00.000Z');
--> statement-breakpoint
INSERT OR IGNORE INTO `content_version` (`id`) VALUES (1);
--> statement-breakpoint
CREATE TRIGGER `casinos_insert_version` AFTER INSERT ON `casinos` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `casinos_update_version` AFTER UPDATE ON `casinos` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `casinos_delete_version` AFTER DELETE ON `casinos` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `promotion_categories_insert_version` AFTER INSERT ON `promotion_categories` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `promotion_categories_update_version` AFTER UPDATE ON `promotion_categories` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `promotion_categories_delete_version` AFTER DELETE ON `promotion_categories` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `promotions_insert_version` AFTER INSERT ON `promotions` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `promotions_update_version` AFTER UPDATE ON `promotions` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `promotions_delete_version` AFTER DELETE ON `promotions` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `promotion_comments_insert_version` AFTER INSERT ON `promotion_comments` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `promotion_comments_update_version` AFTER UPDATE ON `promotion_comments` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `promotion_comments_delete_version` AFTER DELETE ON `promotion_comments` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_insert_version` AFTER INSERT ON `blog_posts` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_update_version` AFTER UPDATE OF `id`, `title`, `slug`, `excerpt`, `content`, `image_url`, `category`, `author`, `seo_title`, `seo_description`, `seo_keywords`, `is_published`, `published_at`, `created_at`, `updated_at` ON `blog_posts` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_delete_version` AFTER DELETE ON `blog_posts` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `hero_section_insert_version` AFTER INSERT ON `hero_section` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `hero_section_update_version` AFTER UPDATE ON `hero_section` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `hero_section_delete_version` AFTER DELETE ON `hero_section` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `settings_insert_version` AFTER INSERT ON `settings` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `settings_update_version` AFTER UPDATE ON `settings` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `settings_delete_version` AFTER DELETE ON `settings` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `seo_settings_insert_version` AFTER INSERT ON `seo_settings` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `seo_settings_update_version` AFTER UPDATE ON `seo_settings` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `seo_settings_delete_version` AFTER DELETE ON `seo_settings` BEGIN UPDATE `content_version` SET `content` = abs(random() % 4503599627370496); END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_views_version` AFTER UPDATE OF `view_count` ON `blog_posts` BEGIN UPDATE `content_version` SET `views` = `views` + 1; END;
