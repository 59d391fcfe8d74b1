-- Views, clicks, conversions and visits name their record in the columns kind and record_id.
CREATE TABLE `removed_figures` (
	`source` text NOT NULL,
	`record_id` text NOT NULL,
	`row` text NOT NULL,
	`removed_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `daily_visits` RENAME COLUMN `fact` TO `kind`;--> statement-breakpoint
ALTER TABLE `daily_visits` RENAME COLUMN `value` TO `record_id`;--> statement-breakpoint
CREATE TABLE `new_daily_clicks` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`casino_id` text NOT NULL,
	`placement` text NOT NULL,
	`page` text NOT NULL,
	`country` text NOT NULL,
	`device` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`unique_clicks` integer DEFAULT 0 NOT NULL,
	`robots` integer DEFAULT 0 NOT NULL,
	`staff` integer DEFAULT 0 NOT NULL,
	`seen` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`day`, `kind`, `record_id`, `casino_id`, `placement`, `page`, `country`, `device`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_daily_clicks` SELECT `day`, iif(`promotion_id` = '', 'casino', 'promotion'), iif(`promotion_id` = '', `casino_id`, `promotion_id`), `casino_id`, `placement`, `page`, `country`, `device`, `clicks`, `unique_clicks`, `robots`, `staff`, `seen` FROM `daily_clicks`;--> statement-breakpoint
DROP TABLE `daily_clicks`;--> statement-breakpoint
ALTER TABLE `new_daily_clicks` RENAME TO `daily_clicks`;--> statement-breakpoint
CREATE TABLE `new_tracked_clicks` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`casino_id` text NOT NULL,
	`placement` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_tracked_clicks` SELECT `id`, `day`, iif(`promotion_id` = '', 'casino', 'promotion'), iif(`promotion_id` = '', `casino_id`, `promotion_id`), `casino_id`, `placement` FROM `tracked_clicks`;--> statement-breakpoint
DROP TABLE `tracked_clicks`;--> statement-breakpoint
ALTER TABLE `new_tracked_clicks` RENAME TO `tracked_clicks`;--> statement-breakpoint
CREATE TABLE `new_conversions` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`casino_id` text NOT NULL,
	`placement` text NOT NULL,
	`key` text NOT NULL,
	`day` text NOT NULL,
	`click_id` text NOT NULL,
	`is_matched` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`amount` integer,
	`currency` text,
	`is_second` integer DEFAULT false NOT NULL,
	`former_amounts` text DEFAULT '[]' NOT NULL,
	`received_at` text NOT NULL,
	PRIMARY KEY(`casino_id`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_conversions` SELECT iif(`promotion_id` = '', 'casino', 'promotion'), iif(`promotion_id` = '', `casino_id`, `promotion_id`), `casino_id`, `placement`, `key`, `day`, `click_id`, `is_matched`, `status`, `count`, `amount`, `currency`, `is_second`, `former_amounts`, `received_at` FROM `conversions`;--> statement-breakpoint
DROP TABLE `conversions`;--> statement-breakpoint
ALTER TABLE `new_conversions` RENAME TO `conversions`;--> statement-breakpoint
CREATE INDEX `conversions_needing_attention` ON `conversions` (`received_at`) WHERE ("is_matched" = 0 or "is_second" = 1) and "status" <> 'iptal' and instr("key", "status" || ' rapor ') <> 1;--> statement-breakpoint
-- Queries no longer leave out the figures of demo content that is gone: they are set aside, and return with it.
CREATE TABLE `gone_demo` (`id` text PRIMARY KEY NOT NULL, `removed_at` text NOT NULL) WITHOUT ROWID;--> statement-breakpoint
INSERT INTO `gone_demo` SELECT `id`, coalesce((SELECT `deleted_at` FROM `trash` WHERE `trash`.`id` = `named`.`id`), strftime('%Y-%m-%dT%H:%M:%fZ')) FROM (
  SELECT `record_id` AS `id` FROM `daily_views` WHERE `kind` <> 'list' UNION SELECT `record_id` FROM `daily_clicks` UNION SELECT `casino_id` FROM `daily_clicks` UNION SELECT `record_id` FROM `conversions` UNION SELECT `casino_id` FROM `conversions`
) AS `named` WHERE substr(`id`, 15, 1) = '8' AND `id` NOT IN (SELECT `id` FROM `casinos`) AND `id` NOT IN (SELECT `id` FROM `promotions`) AND `id` NOT IN (SELECT `id` FROM `blog_posts`) AND `id` NOT IN (SELECT `id` FROM `splash_ads`) AND `id` NOT IN (SELECT `id` FROM `pages`);--> statement-breakpoint
INSERT INTO `gone_demo` SELECT 'demo', coalesce((SELECT max(`deleted_at`) FROM `trash` WHERE `kind` = 'promotion'), strftime('%Y-%m-%dT%H:%M:%fZ')) WHERE NOT EXISTS (SELECT 1 FROM `promotions` WHERE substr(`id`, 15, 1) = '8' AND `updated_by` IS NULL);--> statement-breakpoint
INSERT INTO `removed_figures` SELECT 'daily_views', `id`, json_object('day', `daily_views`.`day`, 'kind', `daily_views`.`kind`, 'record_id', `daily_views`.`record_id`, 'views', `daily_views`.`views`, 'is_demo', `daily_views`.`is_demo`), `removed_at` FROM `daily_views` JOIN `gone_demo` ON `id` = iif(`daily_views`.`is_demo`, 'demo', `daily_views`.`record_id`);--> statement-breakpoint
DELETE FROM `daily_views` WHERE iif(`daily_views`.`is_demo`, 'demo', `daily_views`.`record_id`) IN (SELECT `id` FROM `gone_demo`);--> statement-breakpoint
INSERT INTO `removed_figures` SELECT 'daily_visits', `id`, json_object('day', `daily_visits`.`day`, 'kind', `daily_visits`.`kind`, 'record_id', `daily_visits`.`record_id`, 'visits', `daily_visits`.`visits`, 'robots', `daily_visits`.`robots`, 'hits', `daily_visits`.`hits`, 'last_at', `daily_visits`.`last_at`, 'is_demo', `daily_visits`.`is_demo`, 'typed', `daily_visits`.`typed`), `removed_at` FROM `daily_visits` JOIN `gone_demo` ON `id` = iif(`daily_visits`.`is_demo`, 'demo', NULL);--> statement-breakpoint
DELETE FROM `daily_visits` WHERE iif(`daily_visits`.`is_demo`, 'demo', NULL) IN (SELECT `id` FROM `gone_demo`);--> statement-breakpoint
INSERT INTO `removed_figures` SELECT 'daily_clicks', `id`, json_object('day', `daily_clicks`.`day`, 'kind', `daily_clicks`.`kind`, 'record_id', `daily_clicks`.`record_id`, 'casino_id', `daily_clicks`.`casino_id`, 'placement', `daily_clicks`.`placement`, 'page', `daily_clicks`.`page`, 'country', `daily_clicks`.`country`, 'device', `daily_clicks`.`device`, 'clicks', `daily_clicks`.`clicks`, 'unique_clicks', `daily_clicks`.`unique_clicks`, 'robots', `daily_clicks`.`robots`, 'staff', `daily_clicks`.`staff`, 'seen', `daily_clicks`.`seen`), `removed_at` FROM `daily_clicks` JOIN `gone_demo` ON `id` = CASE WHEN `daily_clicks`.`record_id` IN (SELECT `id` FROM `gone_demo`) THEN `daily_clicks`.`record_id` WHEN substr(`daily_clicks`.`record_id`, 15, 1) = '8' THEN `daily_clicks`.`casino_id` END;--> statement-breakpoint
DELETE FROM `daily_clicks` WHERE CASE WHEN `daily_clicks`.`record_id` IN (SELECT `id` FROM `gone_demo`) THEN `daily_clicks`.`record_id` WHEN substr(`daily_clicks`.`record_id`, 15, 1) = '8' THEN `daily_clicks`.`casino_id` END IN (SELECT `id` FROM `gone_demo`);--> statement-breakpoint
INSERT INTO `removed_figures` SELECT 'conversions', `id`, json_object('kind', `conversions`.`kind`, 'record_id', `conversions`.`record_id`, 'casino_id', `conversions`.`casino_id`, 'placement', `conversions`.`placement`, 'key', `conversions`.`key`, 'day', `conversions`.`day`, 'click_id', `conversions`.`click_id`, 'is_matched', `conversions`.`is_matched`, 'status', `conversions`.`status`, 'count', `conversions`.`count`, 'amount', `conversions`.`amount`, 'currency', `conversions`.`currency`, 'is_second', `conversions`.`is_second`, 'former_amounts', `conversions`.`former_amounts`, 'received_at', `conversions`.`received_at`), `removed_at` FROM `conversions` JOIN `gone_demo` ON `id` = CASE WHEN `conversions`.`record_id` IN (SELECT `id` FROM `gone_demo`) THEN `conversions`.`record_id` WHEN substr(`conversions`.`record_id`, 15, 1) = '8' THEN `conversions`.`casino_id` END;--> statement-breakpoint
DELETE FROM `conversions` WHERE CASE WHEN `conversions`.`record_id` IN (SELECT `id` FROM `gone_demo`) THEN `conversions`.`record_id` WHEN substr(`conversions`.`record_id`, 15, 1) = '8' THEN `conversions`.`casino_id` END IN (SELECT `id` FROM `gone_demo`);--> statement-breakpoint
DROP TABLE `gone_demo`;
