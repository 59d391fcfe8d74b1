-- Promotions were once found by their id. What was deleted for good is remembered at that address too.
DROP TRIGGER `promotions_delete_address`;
--> statement-breakpoint
CREATE TRIGGER `promotions_delete_address` AFTER DELETE ON `promotions` BEGIN INSERT INTO `former_addresses` (`path`, `record_id`) VALUES ('/bonuslar/' || coalesce((SELECT `slug` FROM `casinos` WHERE `id` = old.`casino_id`), 'diger') || '/' || old.`slug`, old.`id`), ('/promotion/' || old.`id`, old.`id`) ON CONFLICT (`path`) DO UPDATE SET `record_id` = excluded.`record_id`; END;
--> statement-breakpoint
INSERT INTO `former_addresses` (`path`, `record_id`) SELECT DISTINCT '/promotion/' || `record_id`, `record_id` FROM `former_addresses` WHERE `path` LIKE '/bonuslar/%';
