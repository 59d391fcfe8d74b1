ALTER TABLE `splash_ads` ADD `shown_on` text DEFAULT '{"home":true,"lists":true,"promotions":true,"casinos":true,"posts":true}' NOT NULL;--> statement-breakpoint
DROP TRIGGER IF EXISTS splash_ads_update_content;
--> statement-breakpoint
CREATE TRIGGER splash_ads_update_content AFTER UPDATE OF id, title, href, image_url, is_active, shown_on, created_at, updated_at ON splash_ads
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
