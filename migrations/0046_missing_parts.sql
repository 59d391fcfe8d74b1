CREATE INDEX `posts_without_alt` ON `blog_posts` (`created_at`,`id`) WHERE "image_url" is not null and "image_alt" is null;--> statement-breakpoint
CREATE INDEX `posts_without_seo` ON `blog_posts` (`created_at`,`id`) WHERE "seo_description" is null;--> statement-breakpoint
CREATE INDEX `promotions_without_alt` ON `promotions` (`created_at`,`id`) WHERE "image_url" is not null and "image_alt" is null;--> statement-breakpoint
CREATE INDEX `promotions_without_text` ON `promotions` (`created_at`,`id`) WHERE coalesce(instr("description", '</p>') = length("description") - 3 or "description" = '', 1);