DROP TRIGGER promotion_categories_insert_change;
--> statement-breakpoint
DROP TRIGGER promotion_categories_delete_change;
--> statement-breakpoint
DROP TRIGGER blog_posts_insert_change;
--> statement-breakpoint
DROP TRIGGER blog_posts_delete_change;
--> statement-breakpoint
DROP TRIGGER hero_section_insert_change;
--> statement-breakpoint
DROP TRIGGER hero_section_delete_change;
--> statement-breakpoint
DROP TRIGGER settings_insert_change;
--> statement-breakpoint
DROP TRIGGER settings_update_change;
--> statement-breakpoint
DROP TRIGGER settings_delete_change;
--> statement-breakpoint
DROP TRIGGER seo_settings_insert_change;
--> statement-breakpoint
DROP TRIGGER seo_settings_update_change;
--> statement-breakpoint
DROP TRIGGER seo_settings_delete_change;
--> statement-breakpoint
DROP TRIGGER splash_ads_insert_change;
--> statement-breakpoint
DROP TRIGGER splash_ads_update_change;
--> statement-breakpoint
DROP TRIGGER splash_ads_delete_change;
--> statement-breakpoint
DROP TRIGGER pages_insert_change;
--> statement-breakpoint
DROP TRIGGER pages_update_change;
--> statement-breakpoint
DROP TRIGGER pages_delete_change;
--> statement-breakpoint
DROP TRIGGER promotions_insert_change;
--> statement-breakpoint
DROP TRIGGER promotions_delete_change;
--> statement-breakpoint
DROP TRIGGER review_settings_insert_change;
--> statement-breakpoint
DROP TRIGGER review_settings_update_change;
--> statement-breakpoint
DROP TRIGGER review_settings_delete_change;
--> statement-breakpoint
DROP TRIGGER promotion_comments_insert_change;
--> statement-breakpoint
DROP TRIGGER promotion_comments_delete_change;
--> statement-breakpoint
DROP TRIGGER promotion_comments_update_change;
--> statement-breakpoint
DROP TRIGGER hero_section_update_change;
--> statement-breakpoint
DROP TRIGGER blog_posts_update_change;
--> statement-breakpoint
DROP TRIGGER trash_delete_change;
--> statement-breakpoint
DROP TRIGGER casinos_insert_change;
--> statement-breakpoint
DROP TRIGGER casinos_update_change;
--> statement-breakpoint
DROP TRIGGER casinos_delete_change;
--> statement-breakpoint
DROP TRIGGER pending_purges_insert_version;
--> statement-breakpoint
DROP TRIGGER promotions_update_change;
--> statement-breakpoint
DROP TRIGGER promotion_categories_update_change;
--> statement-breakpoint
ALTER TABLE `pending_purges` DROP COLUMN `sent_at`;
--> statement-breakpoint
CREATE TRIGGER promotions_insert_content AFTER INSERT ON promotions BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER promotions_update_content AFTER UPDATE OF id, title, slug, casino_id, category_id, category, description, html_mark, short_description, terms, url, expiry_date, image_url, image_alt, image_focus, promotion_code, bonus_percent, loss_percent, max_bonus, fixed_bonus, free_spins, spin_value, steps, min_deposit, wagering, wagering_base, valid_days, max_bet, max_cashout, games, new_customers_only, typical_gain, term_history, last_verified_at, verified_by, is_active, search_text, created_at, updated_at, updated_by ON promotions BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER promotions_delete_content AFTER DELETE ON promotions BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER casinos_insert_content AFTER INSERT ON casinos BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER casinos_update_content AFTER UPDATE OF id, name, slug, url, logo_url, rating, description, html_mark, details, featured, is_licensed, licence_authority, licence_number, has_24_7_support, review, score, standing, standing_reason, pros, cons, payment_methods, withdrawal_time, founded_year, owner, last_verified_at, verified_by, sort_key, search_text, created_at, updated_at, updated_by ON casinos BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER casinos_delete_content AFTER DELETE ON casinos BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER promotion_categories_insert_content AFTER INSERT ON promotion_categories BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER promotion_categories_update_content AFTER UPDATE OF id, name, slug, description, is_active, sort_key, created_at, updated_at ON promotion_categories BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER promotion_categories_delete_content AFTER DELETE ON promotion_categories BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER pages_insert_content AFTER INSERT ON pages BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER pages_update_content AFTER UPDATE OF id, title, slug, content, html_mark, seo_title, seo_description, seo_keywords, in_footer, search_text, created_at, updated_at, updated_by ON pages BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER pages_delete_content AFTER DELETE ON pages BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER splash_ads_insert_content AFTER INSERT ON splash_ads BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER splash_ads_update_content AFTER UPDATE OF id, title, href, image_url, is_active, created_at, updated_at ON splash_ads BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER splash_ads_delete_content AFTER DELETE ON splash_ads BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_content AFTER INSERT ON blog_posts WHEN new.is_published BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_content AFTER UPDATE OF id, title, slug, excerpt, content, html_mark, image_url, image_alt, image_focus, category, author, seo_title, seo_description, seo_keywords, is_published, published_at, search_text, queue_position, publish_at, batch_key, created_at, updated_at, updated_by ON blog_posts WHEN old.is_published OR new.is_published BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_content AFTER DELETE ON blog_posts WHEN old.is_published BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER hero_section_update_content AFTER UPDATE OF id, upper_title, main_title, highlighted_text, description, button_text, button_url, sections, pinned_promotions, pinned_casinos, pinned_posts, updated_at, updated_by ON hero_section BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER settings_update_content AFTER UPDATE OF id, blog_section_text, html_mark, updated_at, updated_by ON settings BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER review_settings_update_content AFTER UPDATE OF id, weights, promotion_days, casino_days, updated_at ON review_settings BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER seo_settings_update_content AFTER UPDATE OF id, page_name, page_path, title, description, keywords, updated_at, updated_by ON seo_settings BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'content'; END;
--> statement-breakpoint
CREATE TRIGGER promotion_comments_insert_content AFTER INSERT ON promotion_comments WHEN new.status = 'published' BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'comments:' || new.promotion_id; INSERT INTO pending_purges (tag) SELECT 'ratings:' || casino_id FROM promotions WHERE id = new.promotion_id AND casino_id IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER promotion_comments_update_content AFTER UPDATE ON promotion_comments WHEN old.status = 'published' OR new.status = 'published' BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'comments:' || new.promotion_id; INSERT INTO pending_purges (tag) SELECT 'ratings:' || casino_id FROM promotions WHERE id = new.promotion_id AND casino_id IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER promotion_comments_delete_content AFTER DELETE ON promotion_comments WHEN old.status = 'published' BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); INSERT INTO pending_purges (tag) SELECT 'comments:' || old.promotion_id; INSERT INTO pending_purges (tag) SELECT 'ratings:' || casino_id FROM promotions WHERE id = old.promotion_id AND casino_id IS NOT NULL; END;
--> statement-breakpoint
CREATE TRIGGER trash_delete_content AFTER DELETE ON trash WHEN old.kind = 'image' BEGIN INSERT INTO pending_purges (tag) SELECT 'media:' || (old.row->>'$.key') WHERE old.row->>'$.key' IS NOT NULL; INSERT INTO pending_purges (tag) SELECT 'media:' || (old.row->>'$.former_key') WHERE old.row->>'$.former_key' IS NOT NULL; END;
