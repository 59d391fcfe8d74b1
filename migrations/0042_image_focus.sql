ALTER TABLE `blog_posts` ADD `image_focus` text;--> statement-breakpoint
ALTER TABLE `promotions` ADD `image_focus` text;