DROP TRIGGER casinos_update_content;
--> statement-breakpoint
CREATE TABLE `legal_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`has_note` integer DEFAULT true NOT NULL,
	`note` text NOT NULL,
	`note_checked_on` text,
	`blocked_countries` text DEFAULT '[]' NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `legal_settings` (`id`, `note`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d04', 'Türkiye''de izinli değil: Türkiye çevrim içi casino oyunlarına lisans vermez, yurt dışından alınan lisans da burada izin sayılmaz.', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
ALTER TABLE `casinos` ADD `licence_country` text;--> statement-breakpoint
ALTER TABLE `casinos` ADD `permitted_countries` text;
--> statement-breakpoint
CREATE TRIGGER casinos_update_content AFTER UPDATE OF id, name, slug, url, entry_url, tracking_url, report_currency, logo_url, share_image_url, rating, description, html_mark, details, featured, is_licensed, licence_authority, licence_number, licence_country, permitted_countries, has_24_7_support, review, reviewed_by, reviewed_at, score, standing, standing_reason, verdict, pros, cons, payment_methods, withdrawal_time, test_log, founded_year, owner, last_verified_at, verified_by, sort_key, search_text, created_at, updated_at, updated_by ON casinos
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
--> statement-breakpoint
CREATE TRIGGER legal_settings_update_content AFTER UPDATE OF id, has_note, note, note_checked_on, blocked_countries, updated_at ON legal_settings
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
