CREATE TABLE `conversions` (
	`casino_id` text NOT NULL,
	`key` text NOT NULL,
	`day` text NOT NULL,
	`click_id` text NOT NULL,
	`is_matched` integer NOT NULL,
	`promotion_id` text NOT NULL,
	`placement` text NOT NULL,
	`status` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`amount` integer,
	`currency` text,
	`received_at` text NOT NULL,
	PRIMARY KEY(`casino_id`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_clicks` (
	`day` text NOT NULL,
	`casino_id` text NOT NULL,
	`promotion_id` text NOT NULL,
	`placement` text NOT NULL,
	`page` text NOT NULL,
	`country` text NOT NULL,
	`device` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`unique_clicks` integer DEFAULT 0 NOT NULL,
	`robots` integer DEFAULT 0 NOT NULL,
	`staff` integer DEFAULT 0 NOT NULL,
	`seen` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`day`, `casino_id`, `promotion_id`, `placement`, `page`, `country`, `device`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `postback_tokens` (
	`casino_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tracked_clicks` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`casino_id` text NOT NULL,
	`promotion_id` text NOT NULL,
	`placement` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_visits` (
	`day` text NOT NULL,
	`fact` text NOT NULL,
	`value` text NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`robots` integer DEFAULT 0 NOT NULL,
	`hits` integer,
	PRIMARY KEY(`day`, `fact`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `share_image_url` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `entry_url` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `tracking_url` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `share_image_url` text;--> statement-breakpoint
ALTER TABLE `promotions` ADD `share_image_url` text;--> statement-breakpoint
ALTER TABLE `splash_ads` ADD `starts_at` text;--> statement-breakpoint
ALTER TABLE `splash_ads` ADD `ends_at` text;--> statement-breakpoint
ALTER TABLE `splash_ads` ADD `weight` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `splash_ads` ADD `frequency` text DEFAULT 'visit' NOT NULL;--> statement-breakpoint
ALTER TABLE `splash_ads` ADD `devices` text DEFAULT 'all' NOT NULL;--> statement-breakpoint
DROP TRIGGER IF EXISTS blog_posts_update_content;
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_content AFTER UPDATE OF id, title, slug, excerpt, content, html_mark, image_url, image_alt, image_focus, share_image_url, category, author, seo_title, seo_description, seo_keywords, is_published, published_at, search_text, queue_position, publish_at, batch_key, created_at, updated_at, updated_by ON blog_posts WHEN old.is_published OR new.is_published
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS casinos_update_content;
--> statement-breakpoint
CREATE TRIGGER casinos_update_content AFTER UPDATE OF id, name, slug, url, entry_url, tracking_url, logo_url, share_image_url, rating, description, html_mark, details, featured, is_licensed, licence_authority, licence_number, has_24_7_support, review, score, standing, standing_reason, verdict, pros, cons, payment_methods, withdrawal_time, founded_year, owner, last_verified_at, verified_by, sort_key, search_text, created_at, updated_at, updated_by ON casinos
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS promotions_update_content;
--> statement-breakpoint
CREATE TRIGGER promotions_update_content AFTER UPDATE OF id, title, slug, casino_id, category_id, former_casino_id, former_slug, category, description, html_mark, short_description, terms, url, expiry_date, image_url, image_alt, image_focus, share_image_url, promotion_code, bonus_percent, loss_percent, max_bonus, fixed_bonus, free_spins, spin_value, steps, min_deposit, wagering, wagering_base, valid_days, max_bet, max_cashout, games, new_customers_only, verdict, term_history, last_verified_at, verified_by, is_active, search_text, created_at, activated_at, updated_at, updated_by ON promotions
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS splash_ads_update_content;
--> statement-breakpoint
CREATE TRIGGER splash_ads_update_content AFTER UPDATE OF id, title, href, image_url, is_active, shown_on, starts_at, ends_at, weight, frequency, devices, created_at, updated_at ON splash_ads
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
