CREATE TABLE `appearance` (
	`id` text PRIMARY KEY NOT NULL,
	`site_name` text DEFAULT '' NOT NULL,
	`logo_light` text,
	`logo_dark` text,
	`icon` text,
	`accent` text,
	`palette` text,
	`footer_text` text DEFAULT '' NOT NULL,
	`footer_links` text DEFAULT '[]' NOT NULL,
	`social` text DEFAULT '[]' NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
INSERT INTO `appearance` (`id`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d04', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
CREATE TRIGGER appearance_update_content AFTER UPDATE OF id, site_name, logo_light, logo_dark, icon, accent, palette, footer_text, footer_links, social, updated_at, updated_by ON appearance
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
