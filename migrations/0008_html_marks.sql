ALTER TABLE `blog_posts` ADD `html_mark` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `casinos` ADD `html_mark` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `promotions` ADD `html_mark` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `html_mark` text DEFAULT '' NOT NULL;