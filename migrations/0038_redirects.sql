CREATE TABLE `redirect_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`unknown_addresses` text DEFAULT 'home' NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `redirect_settings` (`id`, `updated_at`) VALUES ('8d2b7f51-3c0a-4b6e-9e44-1f7a5c2d9b30', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
CREATE TABLE `redirects` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`source_key` text NOT NULL,
	`target` text DEFAULT '' NOT NULL,
	`record_id` text,
	`status` text DEFAULT '301' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`note` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_source_key_unique` ON `redirects` (`source_key`);--> statement-breakpoint
CREATE INDEX `redirects_by_age` ON `redirects` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `redirects_of_record` ON `redirects` (`record_id`) WHERE "record_id" is not null;--> statement-breakpoint
CREATE TABLE `ignored_addresses` (
	`path` text PRIMARY KEY NOT NULL,
	`ignored_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `unknown_visits` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`host` text DEFAULT '' NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`robots` integer DEFAULT 0 NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`day`, `path`)
);
