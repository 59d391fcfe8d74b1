DROP TRIGGER casinos_update_content;
--> statement-breakpoint
ALTER TABLE `casinos` ADD `test_log` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER casinos_update_content AFTER UPDATE OF id, name, slug, url, entry_url, tracking_url, report_currency, logo_url, share_image_url, rating, description, html_mark, details, featured, is_licensed, licence_authority, licence_number, has_24_7_support, review, score, standing, standing_reason, verdict, pros, cons, payment_methods, withdrawal_time, test_log, founded_year, owner, last_verified_at, verified_by, sort_key, search_text, created_at, updated_at, updated_by ON casinos
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
