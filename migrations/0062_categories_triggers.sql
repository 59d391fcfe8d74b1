DROP TRIGGER IF EXISTS promotion_categories_update_change;
--> statement-breakpoint
CREATE TRIGGER promotion_categories_update_change AFTER UPDATE ON promotion_categories BEGIN INSERT INTO pending_purges (tag) SELECT 'category-name:' || coalesce(new.id, '') WHERE (old.name IS NOT new.name); INSERT INTO pending_purges (tag) SELECT 'categories' WHERE (old.is_active = 1 OR new.is_active = 1) AND (old.name IS NOT new.name OR old.slug IS NOT new.slug OR old.description IS NOT new.description OR old.sort_key IS NOT new.sort_key OR (old.is_active = 1) IS NOT (new.is_active = 1)); END;
