DROP TRIGGER blog_posts_update_content;
--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `sources` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_content AFTER UPDATE OF id, title, slug, excerpt, content, html_mark, image_url, image_alt, image_focus, share_image_url, category, author, sources, seo_title, seo_description, seo_keywords, is_published, published_at, search_text, queue_position, publish_at, batch_key, created_at, updated_at, updated_by ON blog_posts WHEN old.is_published OR new.is_published
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
