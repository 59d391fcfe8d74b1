CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`action` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text,
	`name` text
);
--> statement-breakpoint
CREATE INDEX `activities_by_time` ON `activities` (`at`,`by`,`action`,`kind`);--> statement-breakpoint
CREATE TABLE `former_addresses` (
	`path` text PRIMARY KEY NOT NULL,
	`record_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`html_mark` text DEFAULT '' NOT NULL,
	`image_url` text,
	`image_alt` text,
	`image_focus` text,
	`category` text NOT NULL,
	`author` text NOT NULL,
	`seo_title` text,
	`seo_description` text,
	`seo_keywords` text,
	`is_published` integer DEFAULT false NOT NULL,
	`published_at` text,
	`indexed` integer DEFAULT false NOT NULL,
	`view_count` integer DEFAULT 0 NOT NULL,
	`search_text` text NOT NULL,
	`queue_position` integer,
	`publish_at` text,
	`batch_key` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_batch_key_unique` ON `blog_posts` (`batch_key`);--> statement-breakpoint
CREATE INDEX `posts_queue` ON `blog_posts` (`is_published`,`queue_position`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_timed` ON `blog_posts` (`is_published`,`publish_at`);--> statement-breakpoint
CREATE INDEX `posts_published` ON `blog_posts` (`is_published`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_of_category` ON `blog_posts` (`is_published`,`category`,`published_at`,`id`);--> statement-breakpoint
CREATE TABLE `comment_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`always_words` text DEFAULT '[]' NOT NULL,
	`never_words` text DEFAULT '[]' NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `comment_senders` (
	`id` text PRIMARY KEY NOT NULL,
	`verdict` text NOT NULL,
	`user_name` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lasting_secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`folder` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`is_lost` integer DEFAULT false NOT NULL,
	`former_key` text,
	`needs_no_variants` integer DEFAULT false NOT NULL,
	`is_stripped` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_key_unique` ON `media` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_former_key_unique` ON `media` (`former_key`);--> statement-breakpoint
CREATE INDEX `media_by_age` ON `media` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `media_by_title` ON `media` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `media_lost` ON `media` (`key`) WHERE "is_lost" = 1;--> statement-breakpoint
CREATE INDEX `media_without_variants` ON `media` (`id`) WHERE instr("key", '__') = 0 and "needs_no_variants" = 0;--> statement-breakpoint
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
	`updated_at` text NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug_unique` ON `pages` (`slug`);--> statement-breakpoint
CREATE INDEX `pages_by_age` ON `pages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `pages_by_change` ON `pages` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `pages_by_title` ON `pages` (substr(search_text, 1, 60),`id`);--> statement-breakpoint
CREATE INDEX `pages_by_footer` ON `pages` (`in_footer`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `preview_links_token_hash_unique` ON `preview_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `preview_links_of_record` ON `preview_links` (`record_id`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `preview_links_by_end` ON `preview_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `casinos` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`url` text NOT NULL,
	`logo_url` text,
	`rating` real,
	`description` text,
	`html_mark` text DEFAULT '' NOT NULL,
	`details` text,
	`featured` integer DEFAULT false NOT NULL,
	`is_licensed` integer DEFAULT false NOT NULL,
	`licence_authority` text,
	`licence_number` text,
	`has_24_7_support` integer DEFAULT false NOT NULL,
	`review` text,
	`score` real,
	`standing` text DEFAULT 'pending' NOT NULL,
	`standing_reason` text,
	`pros` text DEFAULT '[]' NOT NULL,
	`cons` text DEFAULT '[]' NOT NULL,
	`payment_methods` text DEFAULT '[]' NOT NULL,
	`withdrawal_time` text,
	`founded_year` integer,
	`owner` text,
	`last_verified_at` text,
	`verified_by` text,
	`view_count` integer DEFAULT 0 NOT NULL,
	`sort_key` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `casinos_slug_unique` ON `casinos` (`slug`);--> statement-breakpoint
CREATE TABLE `promotion_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text,
	`is_active` integer DEFAULT true NOT NULL,
	`sort_key` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_categories_slug_unique` ON `promotion_categories` (`slug`);--> statement-breakpoint
CREATE INDEX `categories_by_name` ON `promotion_categories` (`sort_key`,`id`);--> statement-breakpoint
CREATE TABLE `promotion_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`promotion_id` text NOT NULL,
	`user_name` text NOT NULL,
	`comment` text NOT NULL,
	`rating` integer NOT NULL,
	`search_text` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'published' NOT NULL,
	`held_for` text,
	`held_match` text,
	`sender` text,
	`reply` text,
	`replied_at` text,
	`replied_by` text,
	`fingerprint` text,
	FOREIGN KEY (`promotion_id`) REFERENCES `promotions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `comments_of_promotion` ON `promotion_comments` (`promotion_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_rated` ON `promotion_comments` (`promotion_id`,`status`,`rating`);--> statement-breakpoint
CREATE INDEX `comments_by_age` ON `promotion_comments` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_status` ON `promotion_comments` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_name` ON `promotion_comments` (substr(search_text, 1, 60),`id`);--> statement-breakpoint
CREATE INDEX `comments_by_rating` ON `promotion_comments` (`rating`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_fingerprint` ON `promotion_comments` (`fingerprint`,`created_at`) WHERE "fingerprint" is not null;--> statement-breakpoint
CREATE INDEX `comments_with_sender` ON `promotion_comments` (`created_at`) WHERE "sender" is not null;--> statement-breakpoint
CREATE TABLE `promotions` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`casino_id` text,
	`category_id` text,
	`former_casino_id` text,
	`former_slug` text,
	`category` text,
	`description` text,
	`html_mark` text DEFAULT '' NOT NULL,
	`short_description` text NOT NULL,
	`terms` text DEFAULT '[]' NOT NULL,
	`url` text NOT NULL,
	`expiry_date` text,
	`image_url` text,
	`image_alt` text,
	`image_focus` text,
	`promotion_code` text,
	`bonus_percent` integer,
	`loss_percent` integer,
	`max_bonus` integer,
	`fixed_bonus` integer,
	`free_spins` integer,
	`spin_value` integer,
	`steps` integer,
	`min_deposit` integer,
	`wagering` integer,
	`wagering_base` text,
	`valid_days` integer,
	`max_bet` integer,
	`max_cashout` integer,
	`games` text,
	`new_customers_only` integer DEFAULT false NOT NULL,
	`typical_gain` real,
	`term_history` text DEFAULT '[]' NOT NULL,
	`last_verified_at` text,
	`verified_by` text,
	`view_count` integer DEFAULT 0 NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`indexed` integer DEFAULT false NOT NULL,
	`search_text` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`casino_id`) REFERENCES `casinos`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `promotion_categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotions_by_address` ON `promotions` (`casino_id`,`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `promotions_by_address_without_casino` ON `promotions` (`slug`) WHERE "casino_id" is null;--> statement-breakpoint
CREATE INDEX `promotions_listed` ON `promotions` (`is_active`,`created_at`,`id`,`expiry_date`,`category_id`,`casino_id`,`wagering`,`min_deposit`,`promotion_code`,`typical_gain`,`updated_at`,`search_text`);--> statement-breakpoint
CREATE INDEX `promotions_of_casino` ON `promotions` (`casino_id`,`is_active`,`created_at`,`id`,`expiry_date`);--> statement-breakpoint
CREATE INDEX `promotions_of_category` ON `promotions` (`category_id`);--> statement-breakpoint
CREATE TABLE `announcements` (
	`record_id` text NOT NULL,
	`service` text NOT NULL,
	`kind` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text,
	`error` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`record_id`, `service`)
);
--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`service`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `scheduled_publishing_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`blog_id` text NOT NULL,
	`published_at` text NOT NULL,
	`status` text NOT NULL,
	`message` text,
	`run_id` text
);
--> statement-breakpoint
CREATE INDEX `publishing_logs_by_age` ON `scheduled_publishing_logs` (`published_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `publishing_logs_of_run` ON `scheduled_publishing_logs` (`blog_id`,`run_id`);--> statement-breakpoint
CREATE TABLE `scheduled_publishing_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`daily_publish_count` integer DEFAULT 1 NOT NULL,
	`is_active` integer DEFAULT false NOT NULL,
	`next_publish_at` text,
	`last_published_at` text,
	`claimed_by` text,
	`last_tick_at` text,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `address_checks` (
	`address` text PRIMARY KEY NOT NULL,
	`checked_at` text NOT NULL,
	`next_check_at` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`reason` text
);
--> statement-breakpoint
CREATE INDEX `address_checks_broken` ON `address_checks` (`address`) WHERE "failures" >= 2;--> statement-breakpoint
CREATE TABLE `record_references` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`type` text NOT NULL,
	`target` text NOT NULL,
	`name` text NOT NULL,
	`search_text` text NOT NULL,
	`lacks_alt` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`kind`, `record_id`, `type`, `target`)
);
--> statement-breakpoint
CREATE INDEX `references_to` ON `record_references` (`type`,`target`);--> statement-breakpoint
CREATE INDEX `references_without_alt` ON `record_references` (`target`) WHERE "lacks_alt" = 1;--> statement-breakpoint
CREATE TABLE `review_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`weights` text DEFAULT '{"licence":30,"withdrawals":25,"terms":20,"support":10,"complaints":15}' NOT NULL,
	`promotion_days` integer DEFAULT 21 NOT NULL,
	`casino_days` integer DEFAULT 45 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`screen` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_of_person` ON `saved_views` (`user_id`,`screen`,`name`);--> statement-breakpoint
CREATE TABLE `admin_users` (
	`id` text PRIMARY KEY NOT NULL,
	`role` text DEFAULT 'admin' NOT NULL,
	`comments_seen_at` text,
	`comments_new_since` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `daily_secrets` (
	`day` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `devices` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `devices_by_user` ON `devices` (`user_id`);--> statement-breakpoint
CREATE INDEX `devices_by_expiry` ON `devices` (`expires_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_by_end` ON `rate_limits` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`content` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `hero_section` (
	`id` text PRIMARY KEY NOT NULL,
	`upper_title` text DEFAULT '' NOT NULL,
	`main_title` text DEFAULT '' NOT NULL,
	`highlighted_text` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`button_text` text DEFAULT '' NOT NULL,
	`button_url` text DEFAULT '' NOT NULL,
	`sections` text DEFAULT '[]' NOT NULL,
	`pinned_promotions` text DEFAULT '[]' NOT NULL,
	`pinned_casinos` text DEFAULT '[]' NOT NULL,
	`pinned_posts` text DEFAULT '[]' NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE TABLE `pending_purges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tag` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `seo_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`page_name` text NOT NULL,
	`page_path` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`keywords` text DEFAULT '' NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seo_settings_page_path_unique` ON `seo_settings` (`page_path`);--> statement-breakpoint
CREATE INDEX `seo_settings_by_name` ON `seo_settings` (`page_name`,`id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` text PRIMARY KEY NOT NULL,
	`blog_section_text` text DEFAULT '' NOT NULL,
	`html_mark` text DEFAULT '' NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE TABLE `splash_ads` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`href` text NOT NULL,
	`image_url` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `splash_ads_active` ON `splash_ads` (`is_active`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `splash_ads_by_age` ON `splash_ads` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `forgotten_records` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`created_at` text NOT NULL,
	`deleted_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `trash` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`row` text NOT NULL,
	`parent_id` text,
	`deleted_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trash_by_age` ON `trash` (`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `trash_by_parent` ON `trash` (`parent_id`,`deleted_at`,`id`);--> statement-breakpoint
CREATE TABLE `record_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`row` text NOT NULL,
	`saved_by` text,
	`saved_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `versions_of_record` ON `record_versions` (`kind`,`record_id`,`saved_at`,`id`);--> statement-breakpoint
CREATE TABLE `counted_views` (
	`hour_ends_at` integer NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`hour_ends_at`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_views` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `record_id`)
);
--> statement-breakpoint
CREATE TABLE `writing_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`model` text NOT NULL,
	`prompt_tokens` integer NOT NULL,
	`completion_tokens` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `writing_calls_by_age` ON `writing_calls` (`created_at`);--> statement-breakpoint

-- The single rows of settings.
INSERT INTO `comment_rules` (`id`, `always_words`, `never_words`, `updated_at`) VALUES ('3b9a6c52-0d4e-4f77-a1c8-6e2f90b4d713', '[]', '[]', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
INSERT INTO `content_version` (`id`, `content`) VALUES (1, 0);--> statement-breakpoint
INSERT INTO `hero_section` (`id`, `updated_at`, `sections`, `pinned_promotions`, `pinned_casinos`, `pinned_posts`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d01', '1970-01-01T00:00:00.000Z', '[]', '[]', '[]', '[]');--> statement-breakpoint
INSERT INTO `review_settings` (`id`, `weights`, `promotion_days`, `casino_days`, `updated_at`) VALUES ('7c0e2f4b-93d1-4f0a-8b62-5a1d7e9c3b10', '{"licence":30,"withdrawals":25,"terms":20,"support":10,"complaints":15}', 21, 45, '1970-01-01T00:00:00.000Z');--> statement-breakpoint
INSERT INTO `scheduled_publishing_settings` (`id`, `daily_publish_count`, `is_active`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d03', 1, 0, '1970-01-01T00:00:00.000Z');--> statement-breakpoint
INSERT INTO `seo_settings` (`id`, `page_name`, `page_path`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d10', 'Ana Sayfa', '/', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
INSERT INTO `seo_settings` (`id`, `page_name`, `page_path`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d11', 'Bonuslar', '/bonuslar', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
INSERT INTO `seo_settings` (`id`, `page_name`, `page_path`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d12', 'Güvenilir Siteler', '/guvenilir-siteler', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
INSERT INTO `seo_settings` (`id`, `page_name`, `page_path`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d13', 'Blog', '/blog', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
INSERT INTO `seo_settings` (`id`, `page_name`, `page_path`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d14', 'Site Haritası', '/sitemap', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
INSERT INTO `settings` (`id`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d02', '1970-01-01T00:00:00.000Z');--> statement-breakpoint

-- Any write of content changes its version and notes the stale tags (worker/edge/triggers.ts).
CREATE TRIGGER blog_posts_delete_content AFTER DELETE ON blog_posts WHEN old.is_published
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_content AFTER INSERT ON blog_posts WHEN new.is_published
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER blog_posts_update_content AFTER UPDATE OF id, title, slug, excerpt, content, html_mark, image_url, image_alt, image_focus, category, author, seo_title, seo_description, seo_keywords, is_published, published_at, search_text, queue_position, publish_at, batch_key, created_at, updated_at, updated_by ON blog_posts WHEN old.is_published OR new.is_published
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER casinos_delete_content AFTER DELETE ON casinos
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER casinos_insert_content AFTER INSERT ON casinos
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER casinos_update_content AFTER UPDATE OF id, name, slug, url, logo_url, rating, description, html_mark, details, featured, is_licensed, licence_authority, licence_number, has_24_7_support, review, score, standing, standing_reason, pros, cons, payment_methods, withdrawal_time, founded_year, owner, last_verified_at, verified_by, sort_key, search_text, created_at, updated_at, updated_by ON casinos
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER hero_section_update_content AFTER UPDATE OF id, upper_title, main_title, highlighted_text, description, button_text, button_url, sections, pinned_promotions, pinned_casinos, pinned_posts, updated_at, updated_by ON hero_section
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER pages_delete_content AFTER DELETE ON pages
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER pages_insert_content AFTER INSERT ON pages
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER pages_update_content AFTER UPDATE OF id, title, slug, content, html_mark, seo_title, seo_description, seo_keywords, in_footer, search_text, created_at, updated_at, updated_by ON pages
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER promotion_categories_delete_content AFTER DELETE ON promotion_categories
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER promotion_categories_insert_content AFTER INSERT ON promotion_categories
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER promotion_categories_update_content AFTER UPDATE OF id, name, slug, description, is_active, sort_key, created_at, updated_at ON promotion_categories
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER promotion_comments_delete_content AFTER DELETE ON promotion_comments WHEN old.status = 'published'
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'comments:' || old.promotion_id;
  INSERT INTO pending_purges (tag) SELECT 'ratings:' || casino_id FROM promotions WHERE id = old.promotion_id AND casino_id IS NOT NULL;
END;--> statement-breakpoint
CREATE TRIGGER promotion_comments_insert_content AFTER INSERT ON promotion_comments WHEN new.status = 'published'
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'comments:' || new.promotion_id;
  INSERT INTO pending_purges (tag) SELECT 'ratings:' || casino_id FROM promotions WHERE id = new.promotion_id AND casino_id IS NOT NULL;
END;--> statement-breakpoint
CREATE TRIGGER promotion_comments_update_content AFTER UPDATE ON promotion_comments WHEN old.status = 'published' OR new.status = 'published'
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'comments:' || new.promotion_id;
  INSERT INTO pending_purges (tag) SELECT 'ratings:' || casino_id FROM promotions WHERE id = new.promotion_id AND casino_id IS NOT NULL;
END;--> statement-breakpoint
CREATE TRIGGER promotions_delete_content AFTER DELETE ON promotions
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER promotions_insert_content AFTER INSERT ON promotions
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER promotions_update_content AFTER UPDATE OF id, title, slug, casino_id, category_id, former_casino_id, former_slug, category, description, html_mark, short_description, terms, url, expiry_date, image_url, image_alt, image_focus, promotion_code, bonus_percent, loss_percent, max_bonus, fixed_bonus, free_spins, spin_value, steps, min_deposit, wagering, wagering_base, valid_days, max_bet, max_cashout, games, new_customers_only, typical_gain, term_history, last_verified_at, verified_by, is_active, search_text, created_at, updated_at, updated_by ON promotions
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER review_settings_update_content AFTER UPDATE OF id, weights, promotion_days, casino_days, updated_at ON review_settings
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER seo_settings_update_content AFTER UPDATE OF id, page_name, page_path, title, description, keywords, updated_at, updated_by ON seo_settings
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER settings_update_content AFTER UPDATE OF id, blog_section_text, html_mark, updated_at, updated_by ON settings
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER splash_ads_delete_content AFTER DELETE ON splash_ads
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER splash_ads_insert_content AFTER INSERT ON splash_ads
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER splash_ads_update_content AFTER UPDATE OF id, title, href, image_url, is_active, created_at, updated_at ON splash_ads
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;--> statement-breakpoint
CREATE TRIGGER trash_delete_content AFTER DELETE ON trash WHEN old.kind = 'image'
BEGIN
  INSERT INTO pending_purges (tag) SELECT 'media:' || (old.row->>'$.key') WHERE old.row->>'$.key' IS NOT NULL;
  INSERT INTO pending_purges (tag) SELECT 'media:' || (old.row->>'$.former_key') WHERE old.row->>'$.former_key' IS NOT NULL;
END;--> statement-breakpoint

-- Former addresses of records, which redirect to the present ones (worker/records/former-addresses.server.ts).
CREATE TRIGGER `blog_posts_delete_address` AFTER DELETE ON `blog_posts` WHEN old.`is_published` = 1
BEGIN
  INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/blog/' || old.`slug`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_insert_address` AFTER INSERT ON `blog_posts`
BEGIN
  DELETE FROM `former_addresses` WHERE `path` = '/blog/' || new.`slug`;
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_leave_address` AFTER UPDATE OF `slug`, `is_published` ON `blog_posts` WHEN old.`is_published` = 1 AND (new.`slug` <> old.`slug` OR new.`is_published` = 0)
BEGIN
  INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/blog/' || old.`slug`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_take_address` AFTER UPDATE OF `slug`, `is_published` ON `blog_posts` WHEN new.`slug` <> old.`slug` OR new.`is_published` = 1
BEGIN
  DELETE FROM `former_addresses` WHERE `path` = '/blog/' || new.`slug`;
END;--> statement-breakpoint
CREATE TRIGGER `casinos_delete_address` AFTER DELETE ON `casinos`
BEGIN
  INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/casino/' || old.`slug`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `casinos_insert_address` AFTER INSERT ON `casinos`
BEGIN
  DELETE FROM `former_addresses` WHERE `path` = '/casino/' || new.`slug`;
END;--> statement-breakpoint
CREATE TRIGGER `casinos_leave_address` AFTER UPDATE OF `slug` ON `casinos` WHEN new.`slug` <> old.`slug`
BEGIN
  INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/casino/' || old.`slug`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `casinos_leave_promotion_addresses` AFTER UPDATE OF `slug` ON `casinos` WHEN new.`slug` <> old.`slug`
BEGIN
  INSERT INTO `former_addresses` (`path`, `record_id`) SELECT '/bonuslar/' || old.`slug` || '/' || `slug`, `id` FROM `promotions` WHERE `casino_id` = old.`id` ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `casinos_take_address` AFTER UPDATE OF `slug` ON `casinos` WHEN new.`slug` <> old.`slug`
BEGIN
  DELETE FROM `former_addresses` WHERE `path` = '/casino/' || new.`slug`;
END;--> statement-breakpoint
CREATE TRIGGER `casinos_take_promotion_addresses` AFTER UPDATE OF `slug` ON `casinos` WHEN new.`slug` <> old.`slug`
BEGIN
  DELETE FROM `former_addresses` WHERE `path` IN (SELECT '/bonuslar/' || new.`slug` || '/' || `slug` FROM `promotions` WHERE `casino_id` = new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `pages_delete_address` AFTER DELETE ON `pages`
BEGIN
  INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/' || old.`slug`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `pages_insert_address` AFTER INSERT ON `pages`
BEGIN
  DELETE FROM `former_addresses` WHERE `path` = '/' || new.`slug`;
END;--> statement-breakpoint
CREATE TRIGGER `pages_leave_address` AFTER UPDATE OF `slug` ON `pages` WHEN new.`slug` <> old.`slug`
BEGIN
  INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/' || old.`slug`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `pages_take_address` AFTER UPDATE OF `slug` ON `pages` WHEN new.`slug` <> old.`slug`
BEGIN
  DELETE FROM `former_addresses` WHERE `path` = '/' || new.`slug`;
END;--> statement-breakpoint
CREATE TRIGGER `promotions_delete_address` AFTER DELETE ON `promotions`
BEGIN
  INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/bonuslar/' || coalesce((SELECT `slug` FROM `casinos` WHERE `id` = old.`casino_id`), 'diger') || '/' || old.`slug`, old.`id`), ('/promotion/' || old.`id`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `promotions_insert_address` AFTER INSERT ON `promotions`
BEGIN
  DELETE FROM `former_addresses` WHERE `path` = '/bonuslar/' || coalesce((SELECT `slug` FROM `casinos` WHERE `id` = new.`casino_id`), 'diger') || '/' || new.`slug`;
END;--> statement-breakpoint
CREATE TRIGGER `promotions_leave_address` AFTER UPDATE OF `slug`, `casino_id` ON `promotions` WHEN new.`slug` <> old.`slug` OR new.`casino_id` IS NOT old.`casino_id`
BEGIN
  INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/bonuslar/' || coalesce((SELECT `slug` FROM `casinos` WHERE `id` = old.`casino_id`), 'diger') || '/' || old.`slug`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `promotions_take_address` AFTER UPDATE OF `slug`, `casino_id` ON `promotions` WHEN new.`slug` <> old.`slug` OR new.`casino_id` IS NOT old.`casino_id`
BEGIN
  DELETE FROM `former_addresses` WHERE `path` = '/bonuslar/' || coalesce((SELECT `slug` FROM `casinos` WHERE `id` = new.`casino_id`), 'diger') || '/' || new.`slug`;
END;
