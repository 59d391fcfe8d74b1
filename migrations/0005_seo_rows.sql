-- One row for each public page that has no record of its own; without texts the built-in ones stand.
INSERT OR IGNORE INTO `seo_settings` (`id`, `page_name`, `page_path`, `updated_at`) VALUES
  ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d10', 'Ana Sayfa', '/', '1970-01-01T00:00:00.000Z'),
  ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d11', 'Bonuslar', '/bonuslar', '1970-01-01T00:00:00.000Z'),
  ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d12', 'Güvenilir Siteler', '/guvenilir-siteler', '1970-01-01T00:00:00.000Z'),
  ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d13', 'Blog', '/blog', '1970-01-01T00:00:00.000Z'),
  ('5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d14', 'Site Haritası', '/sitemap', '1970-01-01T00:00:00.000Z');
