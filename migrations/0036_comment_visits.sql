ALTER TABLE `admin_users` ADD `comments_seen_at` text;--> statement-breakpoint
ALTER TABLE `admin_users` ADD `comments_new_since` text;