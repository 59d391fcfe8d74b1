CREATE TABLE `system_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`security_contact` text,
	`security_policy` text,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `system_settings` (`id`, `updated_at`) VALUES ('b5a2c1de-4f0e-4c1b-9a57-6d3e8f2a7c41', '1970-01-01T00:00:00.000Z');
--> statement-breakpoint
CREATE TRIGGER system_settings_update_content AFTER UPDATE OF id, security_contact, security_policy, updated_at ON system_settings
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
