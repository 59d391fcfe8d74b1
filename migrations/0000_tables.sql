CREATE TABLE `admin_users` (
	`id` text PRIMARY KEY NOT NULL,
	`role` text DEFAULT 'admin' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`image_url` text,
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
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_published` ON `blog_posts` (`is_published`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_of_category` ON `blog_posts` (`category`,`is_published`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_age` ON `blog_posts` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `casinos` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`url` text NOT NULL,
	`logo_url` text,
	`rating` real,
	`description` text,
	`details` text,
	`featured` integer DEFAULT false NOT NULL,
	`is_licensed` integer DEFAULT false NOT NULL,
	`licence_authority` text,
	`licence_number` text,
	`has_24_7_support` integer DEFAULT false NOT NULL,
	`sort_key` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `casinos_slug_unique` ON `casinos` (`slug`);--> statement-breakpoint
CREATE INDEX `casinos_by_name` ON `casinos` (`sort_key`,`id`);--> statement-breakpoint
CREATE INDEX `casinos_by_age` ON `casinos` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`content` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL
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
	`updated_at` text NOT NULL
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
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_key_unique` ON `media` (`key`);--> statement-breakpoint
CREATE INDEX `media_by_age` ON `media` (`created_at`,`id`);--> statement-breakpoint
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
	FOREIGN KEY (`promotion_id`) REFERENCES `promotions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `comments_of_promotion` ON `promotion_comments` (`promotion_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_rated` ON `promotion_comments` (`promotion_id`,`rating`);--> statement-breakpoint
CREATE INDEX `comments_by_age` ON `promotion_comments` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `promotions` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`casino_id` text,
	`category_id` text,
	`category` text,
	`description` text,
	`short_description` text NOT NULL,
	`terms` text DEFAULT '[]' NOT NULL,
	`url` text NOT NULL,
	`expiry_date` text,
	`image_url` text,
	`promotion_code` text,
	`is_active` integer DEFAULT true NOT NULL,
	`indexed` integer DEFAULT false NOT NULL,
	`search_text` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`casino_id`) REFERENCES `casinos`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `promotion_categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotions_by_address` ON `promotions` (`casino_id`,`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `promotions_by_address_without_casino` ON `promotions` (`slug`) WHERE "casino_id" is null;--> statement-breakpoint
CREATE INDEX `promotions_by_age` ON `promotions` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `promotions_active` ON `promotions` (`is_active`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `promotions_of_category` ON `promotions` (`category_id`,`is_active`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `promotions_of_casino` ON `promotions` (`casino_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `promotions_active_of_casino` ON `promotions` (`casino_id`,`is_active`,`created_at`,`id`,`expiry_date`);--> statement-breakpoint
CREATE INDEX `promotions_counted` ON `promotions` (`is_active`,`category_id`,`expiry_date`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_by_end` ON `rate_limits` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `scheduled_publishing_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`blog_id` text NOT NULL,
	`published_at` text NOT NULL,
	`status` text NOT NULL,
	`message` text
);
--> statement-breakpoint
CREATE INDEX `publishing_logs_by_age` ON `scheduled_publishing_logs` (`published_at`,`id`);--> statement-breakpoint
CREATE TABLE `scheduled_publishing_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`daily_publish_count` integer DEFAULT 1 NOT NULL,
	`is_active` integer DEFAULT false NOT NULL,
	`next_publish_at` text,
	`last_published_at` text,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `seo_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`page_name` text NOT NULL,
	`page_path` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`keywords` text DEFAULT '' NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seo_settings_page_path_unique` ON `seo_settings` (`page_path`);--> statement-breakpoint
CREATE INDEX `seo_settings_by_name` ON `seo_settings` (`page_name`,`id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` text PRIMARY KEY NOT NULL,
	`blog_section_text` text DEFAULT '' NOT NULL,
	`updated_at` text NOT NULL
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
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);