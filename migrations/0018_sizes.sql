-- Sizes of a picture follow from a ladder, so its name never changes again.
ALTER TABLE `media` ADD `is_sized` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE media SET is_sized = 1
  WHERE instr(key, '__') > 0 OR needs_no_variants = 1 OR width = 320 OR (width < 320 AND size <= 12288);--> statement-breakpoint
-- A file that stayed at a former name becomes a picture of its own, whose id has another version.
INSERT INTO media (id, key, folder, content_type, size, width, height, title, search_text, is_lost, is_sized, is_stripped, created_at)
  SELECT substr(id, 1, 14) || '5' || substr(id, 16), former_key, folder, content_type, size, width, height,
    substr(title, 1, 113) || ' (eski)', substr(search_text, 1, 113) || ' (eski)', is_lost,
    former_key NOT IN (SELECT target FROM record_references WHERE type = 'picture'), is_stripped, created_at
  FROM media WHERE former_key IS NOT NULL;--> statement-breakpoint
INSERT INTO trash (id, kind, name, row, deleted_at)
  SELECT substr(id, 1, 14) || '5' || substr(id, 16), kind, substr(name, 1, 113) || ' (eski)',
    json_set(row, '$.id', substr(id, 1, 14) || '5' || substr(id, 16), '$.key', row ->> '$.former_key',
      '$.title', substr(name, 1, 113) || ' (eski)', '$.search_text', substr(row ->> '$.search_text', 1, 113) || ' (eski)'),
    deleted_at
  FROM trash WHERE kind = 'image' AND row ->> '$.former_key' IS NOT NULL;--> statement-breakpoint
UPDATE trash SET row = json_set(json_remove(row, '$.former_key', '$.needs_no_variants'), '$.is_sized',
    instr(row ->> '$.key', '__') > 0 OR row ->> '$.needs_no_variants' = 1)
  WHERE kind = 'image';--> statement-breakpoint
DROP INDEX `media_former_key_unique`;--> statement-breakpoint
DROP INDEX `media_without_variants`;--> statement-breakpoint
ALTER TABLE `media` DROP COLUMN `former_key`;--> statement-breakpoint
ALTER TABLE `media` DROP COLUMN `needs_no_variants`;--> statement-breakpoint
CREATE INDEX `media_unsized` ON `media` (`id`) WHERE "is_sized" = 0;--> statement-breakpoint
DROP TRIGGER IF EXISTS trash_delete_content;--> statement-breakpoint
CREATE TRIGGER trash_delete_content AFTER DELETE ON trash WHEN old.kind = 'image'
BEGIN
  INSERT INTO pending_purges (tag) SELECT 'media:' || (old.row->>'$.key');
END;
