CREATE TABLE `pending_purges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tag` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
DROP TRIGGER `casinos_insert_version`;
--> statement-breakpoint
DROP TRIGGER `casinos_update_version`;
--> statement-breakpoint
DROP TRIGGER `casinos_delete_version`;
--> statement-breakpoint
DROP TRIGGER `promotion_categories_insert_version`;
--> statement-breakpoint
DROP TRIGGER `promotion_categories_update_version`;
--> statement-breakpoint
DROP TRIGGER `promotion_categories_delete_version`;
--> statement-breakpoint
DROP TRIGGER `promotions_insert_version`;
--> statement-breakpoint
DROP TRIGGER `promotions_update_version`;
--> statement-breakpoint
DROP TRIGGER `promotions_delete_version`;
--> statement-breakpoint
DROP TRIGGER `promotion_comments_insert_version`;
--> statement-breakpoint
DROP TRIGGER `promotion_comments_update_version`;
--> statement-breakpoint
DROP TRIGGER `promotion_comments_delete_version`;
--> statement-breakpoint
DROP TRIGGER `blog_posts_insert_version`;
--> statement-breakpoint
DROP TRIGGER `blog_posts_update_version`;
--> statement-breakpoint
DROP TRIGGER `blog_posts_delete_version`;
--> statement-breakpoint
DROP TRIGGER `hero_section_insert_version`;
--> statement-breakpoint
DROP TRIGGER `hero_section_update_version`;
--> statement-breakpoint
DROP TRIGGER `hero_section_delete_version`;
--> statement-breakpoint
DROP TRIGGER `settings_insert_version`;
--> statement-breakpoint
DROP TRIGGER `settings_update_version`;
--> statement-breakpoint
DROP TRIGGER `settings_delete_version`;
--> statement-breakpoint
DROP TRIGGER `seo_settings_insert_version`;
--> statement-breakpoint
DROP TRIGGER `seo_settings_update_version`;
--> statement-breakpoint
DROP TRIGGER `seo_settings_delete_version`;
--> statement-breakpoint
CREATE TRIGGER promotions_insert_change AFTER INSERT ON promotions BEGIN INSERT INTO pending_purges (tag) SELECT 'promotion:' || coalesce(new.id, ''); INSERT INTO pending_purges (tag) SELECT 'promotion-card:' || coalesce(new.id, ''); INSERT INTO pending_purges (tag) SELECT 'promotions-of:' || coalesce(new.casino_id, ''); INSERT INTO pending_purges (tag) SELECT 'promotions' WHERE new.is_active = 1; INSERT INTO pending_purges (tag) SELECT 'promotions:new' WHERE new.is_active = 1; INSERT INTO pending_purges (tag) SELECT 'site-map' WHERE new.is_active = 1; END;
--> statement-breakpoint
CREATE TRIGGER promotions_update_change AFTER UPDATE ON promotions BEGIN INSERT INTO pending_purges (tag) SELECT 'promotion:' || coalesce(new.id, '') WHERE (old.title IS NOT new.title OR old.slug IS NOT new.slug OR old.short_description IS NOT new.short_description OR old.image_url IS NOT new.image_url OR old.url IS NOT new.url OR old.expiry_date IS NOT new.expiry_date OR old.promotion_code IS NOT new.promotion_code OR old.is_active IS NOT new.is_active OR old.category_id IS NOT new.category_id OR old.category IS NOT new.category OR old.casino_id IS NOT new.casino_id OR old.description IS NOT new.description OR old.html_mark IS NOT new.html_mark OR old.terms IS NOT new.terms OR old.updated_at IS NOT new.updated_at); INSERT INTO pending_purges (tag) SELECT 'promotion-card:' || coalesce(new.id, '') WHERE (old.title IS NOT new.title OR old.slug IS NOT new.slug OR old.short_description IS NOT new.short_description OR old.image_url IS NOT new.image_url OR old.url IS NOT new.url OR old.expiry_date IS NOT new.expiry_date OR old.promotion_code IS NOT new.promotion_code OR old.is_active IS NOT new.is_active OR old.category_id IS NOT new.category_id OR old.category IS NOT new.category OR old.casino_id IS NOT new.casino_id); INSERT INTO pending_purges (tag) SELECT 'promotions-of:' || coalesce(old.casino_id, '') WHERE (old.casino_id IS NOT new.casino_id OR old.is_active IS NOT new.is_active OR old.expiry_date IS NOT new.expiry_date OR old.created_at IS NOT new.created_at); INSERT INTO pending_purges (tag) SELECT 'promotions-of:' || coalesce(new.casino_id, '') WHERE (old.casino_id IS NOT new.casino_id OR old.is_active IS NOT new.is_active OR old.expiry_date IS NOT new.expiry_date OR old.created_at IS NOT new.created_at); INSERT INTO pending_purges (tag) SELECT 'promotions' WHERE (old.is_active = 1 OR new.is_active = 1) AND (old.casino_id IS NOT new.casino_id OR old.category_id IS NOT new.category_id OR old.expiry_date IS NOT new.expiry_date OR old.created_at IS NOT new.created_at OR (old.is_active = 1) IS NOT (new.is_active = 1)); INSERT INTO pending_purges (tag) SELECT 'promotions:new' WHERE new.is_active = 1 AND (old.expiry_date IS NOT new.expiry_date OR old.created_at IS NOT new.created_at OR (old.is_active = 1) IS NOT (new.is_active = 1)); INSERT INTO pending_purges (tag) SELECT 'site-map' WHERE (old.is_active = 1 OR new.is_active = 1) AND (old.title IS NOT new.title OR old.slug IS NOT new.slug OR old.casino_id IS NOT new.casino_id OR old.expiry_date IS NOT new.expiry_date OR old.created_at IS NOT new.created_at OR old.updated_at IS NOT new.updated_at OR (old.is_active = 1) IS NOT (new.is_active = 1)); END;
--> statement-breakpoint
CREATE TRIGGER promotions_delete_change AFTER DELETE ON promotions BEGIN INSERT INTO pending_purges (tag) SELECT 'promotion:' || coalesce(old.id, ''); INSERT INTO pending_purges (tag) SELECT 'promotion-card:' || coalesce(old.id, ''); INSERT INTO pending_purges (tag) SELECT 'promotions-of:' || coalesce(old.casino_id, ''); INSERT INTO pending_purges (tag) SELECT 'promotions' WHERE old.is_active = 1; INSERT INTO pending_purges (tag) SELECT 'site-map' WHERE old.is_active = 1; END;
--> statement-breakpoint
CREATE TRIGGER casinos_insert_change AFTER INSERT ON casinos BEGIN INSERT INTO pending_purges (tag) SELECT 'casino:' || coalesce(new.id, ''); INSERT INTO pending_purges (tag) SELECT 'casino-card:' || coalesce(new.id, ''); INSERT INTO pending_purges (tag) SELECT 'casino-name:' || coalesce(new.id, ''); INSERT INTO pending_purges (tag) SELECT 'casinos'; INSERT INTO pending_purges (tag) SELECT 'site-map'; END;
--> statement-breakpoint
CREATE TRIGGER casinos_update_change AFTER UPDATE ON casinos BEGIN INSERT INTO pending_purges (tag) SELECT 'casino:' || coalesce(new.id, '') WHERE (old.name IS NOT new.name OR old.slug IS NOT new.slug OR old.logo_url IS NOT new.logo_url OR old.rating IS NOT new.rating OR old.url IS NOT new.url OR old.featured IS NOT new.featured OR old.is_licensed IS NOT new.is_licensed OR old.has_24_7_support IS NOT new.has_24_7_support OR old.description IS NOT new.description OR old.html_mark IS NOT new.html_mark OR old.licence_authority IS NOT new.licence_authority OR old.licence_number IS NOT new.licence_number); INSERT INTO pending_purges (tag) SELECT 'casino-card:' || coalesce(new.id, '') WHERE (old.name IS NOT new.name OR old.slug IS NOT new.slug OR old.logo_url IS NOT new.logo_url OR old.rating IS NOT new.rating OR old.url IS NOT new.url OR old.featured IS NOT new.featured OR old.is_licensed IS NOT new.is_licensed OR old.has_24_7_support IS NOT new.has_24_7_support); INSERT INTO pending_purges (tag) SELECT 'casino-name:' || coalesce(new.id, '') WHERE (old.name IS NOT new.name OR old.slug IS NOT new.slug OR old.logo_url IS NOT new.logo_url); INSERT INTO pending_purges (tag) SELECT 'casinos' WHERE (old.sort_key IS NOT new.sort_key); INSERT INTO pending_purges (tag) SELECT 'site-map' WHERE (old.name IS NOT new.name OR old.slug IS NOT new.slug OR old.sort_key IS NOT new.sort_key OR old.updated_at IS NOT new.updated_at); END;
--> statement-breakpoint
CREATE TRIGGER casinos_delete_change AFTER DELETE ON casinos BEGIN INSERT INTO pending_purges (tag) SELECT 'casino:' || coalesce(old.id, ''); INSERT INTO pending_purges (tag) SELECT 'casino-card:' || coalesce(old.id, ''); INSERT INTO pending_purges (tag) SELECT 'casino-name:' || coalesce(old.id, ''); INSERT INTO pending_purges (tag) SELECT 'casinos'; INSERT INTO pending_purges (tag) SELECT 'site-map'; END;
--> statement-breakpoint
CREATE TRIGGER promotion_categories_insert_change AFTER INSERT ON promotion_categories BEGIN INSERT INTO pending_purges (tag) SELECT 'category-name:' || coalesce(new.id, ''); INSERT INTO pending_purges (tag) SELECT 'categories' WHERE new.is_active = 1; END;
--> statement-breakpoint
CREATE TRIGGER promotion_categories_update_change AFTER UPDATE ON promotion_categories BEGIN INSERT INTO pending_purges (tag) SELECT 'category-name:' || coalesce(new.id, '') WHERE (old.name IS NOT new.name); INSERT INTO pending_purges (tag) SELECT 'categories' WHERE (old.is_active = 1 OR new.is_active = 1) AND (old.name IS NOT new.name OR old.slug IS NOT new.slug OR old.sort_key IS NOT new.sort_key OR (old.is_active = 1) IS NOT (new.is_active = 1)); END;
--> statement-breakpoint
CREATE TRIGGER promotion_categories_delete_change AFTER DELETE ON promotion_categories BEGIN INSERT INTO pending_purges (tag) SELECT 'category-name:' || coalesce(old.id, ''); INSERT INTO pending_purges (tag) SELECT 'categories' WHERE old.is_active = 1; END;
--> statement-breakpoint
CREATE TRIGGER promotion_comments_insert_change AFTER INSERT ON promotion_comments BEGIN INSERT INTO pending_purges (tag) SELECT 'comments:' || coalesce(new.promotion_id, '') WHERE new.status = 'published'; END;
--> statement-breakpoint
CREATE TRIGGER promotion_comments_update_change AFTER UPDATE ON promotion_comments BEGIN INSERT INTO pending_purges (tag) SELECT 'comments:' || coalesce(old.promotion_id, '') WHERE old.status = 'published' AND (old.promotion_id IS NOT new.promotion_id OR old.user_name IS NOT new.user_name OR old.comment IS NOT new.comment OR old.rating IS NOT new.rating OR old.created_at IS NOT new.created_at OR (old.status = 'published') IS NOT (new.status = 'published')); INSERT INTO pending_purges (tag) SELECT 'comments:' || coalesce(new.promotion_id, '') WHERE new.status = 'published' AND (old.promotion_id IS NOT new.promotion_id OR old.user_name IS NOT new.user_name OR old.comment IS NOT new.comment OR old.rating IS NOT new.rating OR old.created_at IS NOT new.created_at OR (old.status = 'published') IS NOT (new.status = 'published')); END;
--> statement-breakpoint
CREATE TRIGGER promotion_comments_delete_change AFTER DELETE ON promotion_comments BEGIN INSERT INTO pending_purges (tag) SELECT 'comments:' || coalesce(old.promotion_id, '') WHERE old.status = 'published'; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_change AFTER INSERT ON blog_posts BEGIN INSERT INTO pending_purges (tag) SELECT 'post:' || coalesce(new.id, '') WHERE new.is_published = 1; INSERT INTO pending_purges (tag) SELECT 'post-card:' || coalesce(new.id, '') WHERE new.is_published = 1; INSERT INTO pending_purges (tag) SELECT 'post-name:' || coalesce(new.id, '') WHERE new.is_published = 1; INSERT INTO pending_purges (tag) SELECT 'posts' WHERE new.is_published = 1; INSERT INTO pending_purges (tag) SELECT 'posts:new' WHERE new.is_published = 1; INSERT INTO pending_purges (tag) SELECT 'site-map' WHERE new.is_published = 1; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_change AFTER UPDATE ON blog_posts BEGIN INSERT INTO pending_purges (tag) SELECT 'post:' || coalesce(new.id, '') WHERE (old.is_published = 1 OR new.is_published = 1) AND (old.slug IS NOT new.slug OR old.title IS NOT new.title OR old.excerpt IS NOT new.excerpt OR old.category IS NOT new.category OR old.image_url IS NOT new.image_url OR old.published_at IS NOT new.published_at OR old.content IS NOT new.content OR old.html_mark IS NOT new.html_mark OR old.author IS NOT new.author OR old.seo_title IS NOT new.seo_title OR old.seo_description IS NOT new.seo_description OR old.seo_keywords IS NOT new.seo_keywords OR old.created_at IS NOT new.created_at OR old.updated_at IS NOT new.updated_at OR (old.is_published = 1) IS NOT (new.is_published = 1)); INSERT INTO pending_purges (tag) SELECT 'post-card:' || coalesce(new.id, '') WHERE (old.is_published = 1 OR new.is_published = 1) AND (old.slug IS NOT new.slug OR old.title IS NOT new.title OR old.excerpt IS NOT new.excerpt OR old.category IS NOT new.category OR old.image_url IS NOT new.image_url OR old.published_at IS NOT new.published_at OR (old.is_published = 1) IS NOT (new.is_published = 1)); INSERT INTO pending_purges (tag) SELECT 'post-name:' || coalesce(new.id, '') WHERE (old.is_published = 1 OR new.is_published = 1) AND (old.slug IS NOT new.slug OR old.title IS NOT new.title OR (old.is_published = 1) IS NOT (new.is_published = 1)); INSERT INTO pending_purges (tag) SELECT 'posts' WHERE (old.is_published = 1 OR new.is_published = 1) AND (old.published_at IS NOT new.published_at OR (old.is_published = 1) IS NOT (new.is_published = 1)); INSERT INTO pending_purges (tag) SELECT 'posts:new' WHERE new.is_published = 1 AND (old.published_at IS NOT new.published_at OR old.category IS NOT new.category OR (old.is_published = 1) IS NOT (new.is_published = 1)); INSERT INTO pending_purges (tag) SELECT 'site-map' WHERE (old.is_published = 1 OR new.is_published = 1) AND (old.title IS NOT new.title OR old.slug IS NOT new.slug OR old.published_at IS NOT new.published_at OR old.updated_at IS NOT new.updated_at OR (old.is_published = 1) IS NOT (new.is_published = 1)); END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_change AFTER DELETE ON blog_posts BEGIN INSERT INTO pending_purges (tag) SELECT 'post:' || coalesce(old.id, '') WHERE old.is_published = 1; INSERT INTO pending_purges (tag) SELECT 'post-card:' || coalesce(old.id, '') WHERE old.is_published = 1; INSERT INTO pending_purges (tag) SELECT 'post-name:' || coalesce(old.id, '') WHERE old.is_published = 1; INSERT INTO pending_purges (tag) SELECT 'posts' WHERE old.is_published = 1; INSERT INTO pending_purges (tag) SELECT 'site-map' WHERE old.is_published = 1; END;
--> statement-breakpoint
CREATE TRIGGER hero_section_insert_change AFTER INSERT ON hero_section BEGIN INSERT INTO pending_purges (tag) SELECT 'hero'; END;
--> statement-breakpoint
CREATE TRIGGER hero_section_update_change AFTER UPDATE ON hero_section BEGIN INSERT INTO pending_purges (tag) SELECT 'hero' WHERE (old.upper_title IS NOT new.upper_title OR old.main_title IS NOT new.main_title OR old.highlighted_text IS NOT new.highlighted_text OR old.description IS NOT new.description OR old.button_text IS NOT new.button_text OR old.button_url IS NOT new.button_url); END;
--> statement-breakpoint
CREATE TRIGGER hero_section_delete_change AFTER DELETE ON hero_section BEGIN INSERT INTO pending_purges (tag) SELECT 'hero'; END;
--> statement-breakpoint
CREATE TRIGGER settings_insert_change AFTER INSERT ON settings BEGIN INSERT INTO pending_purges (tag) SELECT 'home-text'; END;
--> statement-breakpoint
CREATE TRIGGER settings_update_change AFTER UPDATE ON settings BEGIN INSERT INTO pending_purges (tag) SELECT 'home-text' WHERE (old.blog_section_text IS NOT new.blog_section_text OR old.html_mark IS NOT new.html_mark); END;
--> statement-breakpoint
CREATE TRIGGER settings_delete_change AFTER DELETE ON settings BEGIN INSERT INTO pending_purges (tag) SELECT 'home-text'; END;
--> statement-breakpoint
CREATE TRIGGER seo_settings_insert_change AFTER INSERT ON seo_settings BEGIN INSERT INTO pending_purges (tag) SELECT 'seo:' || coalesce(new.page_path, ''); END;
--> statement-breakpoint
CREATE TRIGGER seo_settings_update_change AFTER UPDATE ON seo_settings BEGIN INSERT INTO pending_purges (tag) SELECT 'seo:' || coalesce(old.page_path, '') WHERE (old.page_path IS NOT new.page_path OR old.title IS NOT new.title OR old.description IS NOT new.description OR old.keywords IS NOT new.keywords); INSERT INTO pending_purges (tag) SELECT 'seo:' || coalesce(new.page_path, '') WHERE (old.page_path IS NOT new.page_path OR old.title IS NOT new.title OR old.description IS NOT new.description OR old.keywords IS NOT new.keywords); END;
--> statement-breakpoint
CREATE TRIGGER seo_settings_delete_change AFTER DELETE ON seo_settings BEGIN INSERT INTO pending_purges (tag) SELECT 'seo:' || coalesce(old.page_path, ''); END;
--> statement-breakpoint
CREATE TRIGGER splash_ads_insert_change AFTER INSERT ON splash_ads BEGIN INSERT INTO pending_purges (tag) SELECT 'splash-ads' WHERE new.is_active = 1; END;
--> statement-breakpoint
CREATE TRIGGER splash_ads_update_change AFTER UPDATE ON splash_ads BEGIN INSERT INTO pending_purges (tag) SELECT 'splash-ads' WHERE (old.is_active = 1 OR new.is_active = 1) AND (old.title IS NOT new.title OR old.href IS NOT new.href OR old.image_url IS NOT new.image_url OR old.created_at IS NOT new.created_at OR (old.is_active = 1) IS NOT (new.is_active = 1)); END;
--> statement-breakpoint
CREATE TRIGGER splash_ads_delete_change AFTER DELETE ON splash_ads BEGIN INSERT INTO pending_purges (tag) SELECT 'splash-ads' WHERE old.is_active = 1; END;
--> statement-breakpoint
CREATE TRIGGER trash_delete_change AFTER DELETE ON trash BEGIN INSERT INTO pending_purges (tag) SELECT 'media:' || coalesce(old.row->>'$.key', '') WHERE old.kind = 'image'; END;
--> statement-breakpoint
CREATE TRIGGER pending_purges_insert_version AFTER INSERT ON pending_purges WHEN NOT (new.tag = 'splash-ads' OR new.tag LIKE 'media:%') BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); END;
