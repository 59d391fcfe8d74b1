CREATE TRIGGER redirects_insert_unknown AFTER INSERT ON redirects
BEGIN
  INSERT INTO pending_purges (tag) SELECT 'unknown';
END;
--> statement-breakpoint
CREATE TRIGGER redirects_update_unknown AFTER UPDATE ON redirects
BEGIN
  INSERT INTO pending_purges (tag) SELECT 'unknown';
END;
--> statement-breakpoint
CREATE TRIGGER redirects_delete_unknown AFTER DELETE ON redirects
BEGIN
  INSERT INTO pending_purges (tag) SELECT 'unknown';
END;
