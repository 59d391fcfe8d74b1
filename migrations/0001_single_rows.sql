INSERT OR IGNORE INTO `hero_section` (`id`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d01', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
INSERT OR IGNORE INTO `settings` (`id`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d02', '1970-01-01T00:00:00.000Z');--> statement-breakpoint
INSERT OR IGNORE INTO `scheduled_publishing_settings` (`id`, `updated_at`) VALUES ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d03', '1970-01-01T00:00:00.000Z');
