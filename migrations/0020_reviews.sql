CREATE TABLE `review_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`weights` text DEFAULT '{"licence":30,"withdrawals":25,"terms":20,"support":10,"complaints":15}' NOT NULL,
	`promotion_days` integer DEFAULT 21 NOT NULL,
	`casino_days` integer DEFAULT 45 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `image_alt` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `review` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `score` real;--> statement-breakpoint
ALTER TABLE `casinos` ADD `standing` text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE `casinos` ADD `standing_reason` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `pros` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `casinos` ADD `cons` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `casinos` ADD `payment_methods` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `casinos` ADD `withdrawal_time` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `founded_year` integer;--> statement-breakpoint
ALTER TABLE `casinos` ADD `owner` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `last_verified_at` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `verified_by` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `view_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `promotions` ADD `image_alt` text;--> statement-breakpoint
ALTER TABLE `promotions` ADD `term_history` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `promotions` ADD `last_verified_at` text;--> statement-breakpoint
ALTER TABLE `promotions` ADD `verified_by` text;--> statement-breakpoint
ALTER TABLE `promotions` ADD `view_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO `review_settings` (`id`, `updated_at`) VALUES ('7c0e2f4b-93d1-4f0a-8b62-5a1d7e9c3b10', '1970-01-01T00:00:00.000Z');
