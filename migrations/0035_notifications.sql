CREATE TABLE `noted_conditions` (
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	PRIMARY KEY(`kind`, `subject`)
);
--> statement-breakpoint
CREATE TABLE `notification_targets` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`format` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`secret` text DEFAULT '' NOT NULL,
	`chat_id` text DEFAULT '' NOT NULL,
	`kinds` text NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`target_id` text NOT NULL,
	`kind` text NOT NULL,
	`about` text,
	`count` integer DEFAULT 1 NOT NULL,
	`told` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text,
	`tried_at` text,
	`error` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_waiting` ON `notifications` (`target_id`,`kind`) WHERE "state" = 'waiting';--> statement-breakpoint
CREATE INDEX `notifications_due` ON `notifications` (`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `notifications_tried` ON `notifications` (`target_id`,`kind`,`tried_at`);--> statement-breakpoint
CREATE INDEX `notifications_by_age` ON `notifications` (`created_at`,`id`);
