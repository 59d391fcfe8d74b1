DROP TRIGGER splash_ads_update_content;
--> statement-breakpoint
ALTER TABLE `splash_ads` ADD `skips_search_landing` integer DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE TRIGGER splash_ads_update_content AFTER UPDATE OF id, title, href, image_url, is_active, shown_on, starts_at, ends_at, weight, frequency, devices, skips_search_landing, created_at, updated_at ON splash_ads
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
