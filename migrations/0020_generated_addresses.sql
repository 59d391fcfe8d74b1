DROP TRIGGER `blog_posts_delete_address`;
--> statement-breakpoint
DROP TRIGGER `blog_posts_insert_address`;
--> statement-breakpoint
DROP TRIGGER `blog_posts_leave_address`;
--> statement-breakpoint
DROP TRIGGER `blog_posts_take_address`;
--> statement-breakpoint
DROP TRIGGER `casinos_delete_address`;
--> statement-breakpoint
DROP TRIGGER `casinos_insert_address`;
--> statement-breakpoint
DROP TRIGGER `casinos_leave_address`;
--> statement-breakpoint
DROP TRIGGER `casinos_leave_promotion_addresses`;
--> statement-breakpoint
DROP TRIGGER `casinos_take_address`;
--> statement-breakpoint
DROP TRIGGER `casinos_take_promotion_addresses`;
--> statement-breakpoint
DROP TRIGGER `pages_delete_address`;
--> statement-breakpoint
DROP TRIGGER `pages_insert_address`;
--> statement-breakpoint
DROP TRIGGER `pages_leave_address`;
--> statement-breakpoint
DROP TRIGGER `pages_take_address`;
--> statement-breakpoint
DROP TRIGGER `promotions_delete_address`;
--> statement-breakpoint
DROP TRIGGER `promotions_insert_address`;
--> statement-breakpoint
DROP TRIGGER `promotions_leave_address`;
--> statement-breakpoint
DROP TRIGGER `promotions_take_address`;
--> statement-breakpoint
DROP INDEX `pages_by_title`;--> statement-breakpoint
DROP INDEX `comments_by_name`;
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_address AFTER DELETE ON blog_posts WHEN old.is_published
BEGIN
  INSERT INTO former_addresses (path, record_id) VALUES ('/blog/' || old.slug, old.id) ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_address AFTER INSERT ON blog_posts
BEGIN
  DELETE FROM former_addresses WHERE path IN ('/blog/' || new.slug);
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_leave_address AFTER UPDATE OF slug, is_published ON blog_posts WHEN old.is_published AND (new.slug <> old.slug OR NOT new.is_published)
BEGIN
  INSERT INTO former_addresses (path, record_id) VALUES ('/blog/' || old.slug, old.id) ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_take_address AFTER UPDATE OF slug, is_published ON blog_posts WHEN new.slug <> old.slug OR new.is_published
BEGIN
  DELETE FROM former_addresses WHERE path IN ('/blog/' || new.slug);
END;
--> statement-breakpoint
CREATE TRIGGER casinos_delete_address AFTER DELETE ON casinos
BEGIN
  INSERT INTO former_addresses (path, record_id) VALUES ('/casino/' || old.slug, old.id) ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER casinos_insert_address AFTER INSERT ON casinos
BEGIN
  DELETE FROM former_addresses WHERE path IN ('/casino/' || new.slug);
END;
--> statement-breakpoint
CREATE TRIGGER casinos_leave_address AFTER UPDATE OF slug ON casinos WHEN new.slug <> old.slug
BEGIN
  INSERT INTO former_addresses (path, record_id) VALUES ('/casino/' || old.slug, old.id) ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER casinos_take_address AFTER UPDATE OF slug ON casinos WHEN new.slug <> old.slug
BEGIN
  DELETE FROM former_addresses WHERE path IN ('/casino/' || new.slug);
END;
--> statement-breakpoint
CREATE TRIGGER promotions_delete_address AFTER DELETE ON promotions
BEGIN
  INSERT INTO former_addresses (path, record_id) VALUES ('/bonuslar/' || coalesce((SELECT slug FROM casinos WHERE id = old.casino_id), 'diger') || '/' || old.slug, old.id), ('/promotion/' || old.id, old.id) ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER promotions_insert_address AFTER INSERT ON promotions
BEGIN
  DELETE FROM former_addresses WHERE path IN ('/bonuslar/' || coalesce((SELECT slug FROM casinos WHERE id = new.casino_id), 'diger') || '/' || new.slug);
END;
--> statement-breakpoint
CREATE TRIGGER promotions_leave_address AFTER UPDATE OF slug, casino_id ON promotions WHEN new.slug <> old.slug OR new.casino_id IS NOT old.casino_id
BEGIN
  INSERT INTO former_addresses (path, record_id) VALUES ('/bonuslar/' || coalesce((SELECT slug FROM casinos WHERE id = old.casino_id), 'diger') || '/' || old.slug, old.id) ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER promotions_take_address AFTER UPDATE OF slug, casino_id ON promotions WHEN new.slug <> old.slug OR new.casino_id IS NOT old.casino_id
BEGIN
  DELETE FROM former_addresses WHERE path IN ('/bonuslar/' || coalesce((SELECT slug FROM casinos WHERE id = new.casino_id), 'diger') || '/' || new.slug);
END;
--> statement-breakpoint
CREATE TRIGGER casinos_leave_promotions AFTER UPDATE OF slug ON casinos WHEN new.slug <> old.slug
BEGIN
  INSERT INTO former_addresses (path, record_id) SELECT '/bonuslar/' || old.slug || '/' || slug, id FROM promotions WHERE casino_id = old.id ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER casinos_take_promotions AFTER UPDATE OF slug ON casinos WHEN new.slug <> old.slug
BEGIN
  DELETE FROM former_addresses WHERE path IN (SELECT '/bonuslar/' || new.slug || '/' || slug FROM promotions WHERE casino_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER pages_delete_address AFTER DELETE ON pages
BEGIN
  INSERT INTO former_addresses (path, record_id) VALUES ('/' || old.slug, old.id) ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER pages_insert_address AFTER INSERT ON pages
BEGIN
  DELETE FROM former_addresses WHERE path IN ('/' || new.slug);
END;
--> statement-breakpoint
CREATE TRIGGER pages_leave_address AFTER UPDATE OF slug ON pages WHEN new.slug <> old.slug
BEGIN
  INSERT INTO former_addresses (path, record_id) VALUES ('/' || old.slug, old.id) ON CONFLICT (path) DO UPDATE SET record_id = excluded.record_id;
END;
--> statement-breakpoint
CREATE TRIGGER pages_take_address AFTER UPDATE OF slug ON pages WHEN new.slug <> old.slug
BEGIN
  DELETE FROM former_addresses WHERE path IN ('/' || new.slug);
END;
