CREATE TABLE `form_drafts` (
	`user_id` text NOT NULL,
	`form` text NOT NULL,
	`draft_id` text NOT NULL,
	`form_values` text,
	`basis` text,
	`user_agent` text NOT NULL,
	`saved_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `form`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `form_drafts_by_time` ON `form_drafts` (`saved_at`);
