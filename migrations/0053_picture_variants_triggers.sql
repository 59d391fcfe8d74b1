DROP TRIGGER IF EXISTS trash_delete_change;
--> statement-breakpoint
CREATE TRIGGER trash_delete_change AFTER DELETE ON trash BEGIN INSERT INTO pending_purges (tag) SELECT 'media:' || coalesce(old.row->>'$.key', '') WHERE old.kind = 'image'; INSERT INTO pending_purges (tag) SELECT 'media:' || coalesce(old.row->>'$.former_key', '') WHERE old.kind = 'image' AND old.row->>'$.former_key' IS NOT NULL; END;
