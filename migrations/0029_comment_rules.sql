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
ALTER TABLE `promotion_comments` ADD `held_match` text;--> statement-breakpoint
ALTER TABLE `promotion_comments` ADD `sender` text;--> statement-breakpoint
CREATE INDEX `comments_with_sender` ON `promotion_comments` (`created_at`) WHERE "sender" is not null;--> statement-breakpoint
INSERT INTO `comment_rules` (`id`, `updated_at`) VALUES ('3b9a6c52-0d4e-4f77-a1c8-6e2f90b4d713', '1970-01-01T00:00:00.000Z');
