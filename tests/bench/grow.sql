-- A hundred times the demo content, or as often as `grow` says: 99 copies of every casino, promotion, comment and post.
CREATE TABLE copies AS WITH RECURSIVE k(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM k WHERE n < 99) SELECT n FROM k;
INSERT INTO casinos SELECT id || '-' || n, name || ' ' || n, slug || '-' || n, url, logo_url, rating, description, details, featured, is_licensed, licence_authority, licence_number, has_24_7_support, sort_key || n, search_text || ' ' || n, created_at, updated_at FROM casinos, copies;
INSERT INTO promotions SELECT id || '-' || n, title || ' ' || n, slug || '-' || n, casino_id || '-' || n, category_id, category, description, short_description, terms, url, expiry_date, image_url, promotion_code, is_active, indexed, search_text, created_at, updated_at FROM promotions, copies;
INSERT INTO promotion_comments SELECT id || '-' || n, promotion_id || '-' || n, user_name, comment, rating, search_text, created_at, updated_at FROM promotion_comments, copies;
INSERT INTO blog_posts SELECT id || '-' || n, title || ' ' || n, slug || '-' || n, excerpt, content, image_url, category, author, seo_title, seo_description, seo_keywords, is_published, published_at, indexed, view_count, search_text, created_at, updated_at FROM blog_posts, copies;
DROP TABLE copies;
