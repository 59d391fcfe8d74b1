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
CREATE INDEX `devices_by_expiry` ON `devices` (`expires_at`);