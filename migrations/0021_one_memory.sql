DROP TABLE `former_values`;--> statement-breakpoint
ALTER TABLE `activities` ADD `undoes` text;--> statement-breakpoint
ALTER TABLE `activities` ADD `role` text;--> statement-breakpoint
CREATE INDEX `undone_changes` ON `activities` (`undoes`) WHERE "undoes" is not null;--> statement-breakpoint
ALTER TABLE `trash` ADD `change_id` text;--> statement-breakpoint
CREATE INDEX `trash_by_change` ON `trash` (`change_id`);--> statement-breakpoint
ALTER TABLE `record_versions` ADD `change_id` text;--> statement-breakpoint
ALTER TABLE `record_versions` ADD `given` text;--> statement-breakpoint
ALTER TABLE `record_versions` ADD `is_listed` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `versions_of_change` ON `record_versions` (`change_id`,`record_id`);--> statement-breakpoint
-- An undo has a change of its own.
UPDATE `activities` SET `undoes` = `change_id`, `change_id` = NULL WHERE `action` = 'undo';
--> statement-breakpoint
-- Versions get the change that replaced them, so that the log tells and undoes what was done before.
UPDATE `record_versions` SET `given` = (
  SELECT json_group_object(name.value, later.state ->> name.value)
  FROM json_each('["title","slug","excerpt","content","image_url","image_alt","image_focus","category","author","seo_title","seo_description","seo_keywords","is_published","published_at","queue_position","publish_at","batch_key","updated_at"]') AS name, (SELECT coalesce(
    (SELECT newer."row" FROM `record_versions` AS newer WHERE newer.kind = 'post' AND newer.record_id = `record_versions`.record_id
      AND (newer.saved_at, newer.id) > (`record_versions`.saved_at, `record_versions`.id) ORDER BY newer.saved_at, newer.id LIMIT 1),
    (SELECT json_insert(json_insert('{}', '$.title', "title", '$.slug', "slug", '$.excerpt', "excerpt", '$.content', "content", '$.image_url', "image_url", '$.image_alt', "image_alt", '$.image_focus', "image_focus", '$.category', "category", '$.author', "author", '$.seo_title', "seo_title", '$.seo_description', "seo_description", '$.seo_keywords', "seo_keywords", '$.is_published', "is_published", '$.published_at', "published_at", '$.queue_position', "queue_position"), '$.publish_at', "publish_at", '$.batch_key', "batch_key", '$.updated_at', "updated_at") FROM `blog_posts` WHERE id = `record_versions`.record_id),
    (SELECT "row" FROM `trash` WHERE id = `record_versions`.record_id)) AS state) AS later
  WHERE later.state IS NOT NULL AND (`record_versions`."row" ->> name.value) IS NOT (later.state ->> name.value))
WHERE kind = 'post';
--> statement-breakpoint
UPDATE `record_versions` SET `given` = (
  SELECT json_group_object(name.value, later.state ->> name.value)
  FROM json_each('["name","slug","url","entry_url","tracking_url","report_currency","logo_url","rating","description","details","featured","is_licensed","licence_authority","licence_number","has_24_7_support","review","standing","standing_reason","verdict","pros","cons","payment_methods","withdrawal_time","founded_year","owner","updated_at"]') AS name, (SELECT coalesce(
    (SELECT newer."row" FROM `record_versions` AS newer WHERE newer.kind = 'casino' AND newer.record_id = `record_versions`.record_id
      AND (newer.saved_at, newer.id) > (`record_versions`.saved_at, `record_versions`.id) ORDER BY newer.saved_at, newer.id LIMIT 1),
    (SELECT json_insert(json_insert('{}', '$.name', "name", '$.slug', "slug", '$.url', "url", '$.entry_url', "entry_url", '$.tracking_url', "tracking_url", '$.report_currency', "report_currency", '$.logo_url', "logo_url", '$.rating', "rating", '$.description', "description", '$.details', "details", '$.featured', "featured", '$.is_licensed', "is_licensed", '$.licence_authority', "licence_authority", '$.licence_number', "licence_number", '$.has_24_7_support', "has_24_7_support"), '$.review', "review", '$.standing', "standing", '$.standing_reason', "standing_reason", '$.verdict', "verdict", '$.pros', "pros", '$.cons', "cons", '$.payment_methods', "payment_methods", '$.withdrawal_time', "withdrawal_time", '$.founded_year', "founded_year", '$.owner', "owner", '$.last_verified_at', "last_verified_at", '$.verified_by', "verified_by", '$.updated_at', "updated_at") FROM `casinos` WHERE id = `record_versions`.record_id),
    (SELECT "row" FROM `trash` WHERE id = `record_versions`.record_id)) AS state) AS later
  WHERE later.state IS NOT NULL AND (`record_versions`."row" ->> name.value) IS NOT (later.state ->> name.value))
WHERE kind = 'casino';
--> statement-breakpoint
UPDATE `record_versions` SET `given` = (
  SELECT json_group_object(name.value, later.state ->> name.value)
  FROM json_each('["title","slug","casino_id","category_id","category","description","short_description","terms","url","expiry_date","image_url","image_alt","image_focus","promotion_code","bonus_percent","loss_percent","max_bonus","fixed_bonus","free_spins","spin_value","steps","min_deposit","wagering","wagering_base","valid_days","max_bet","max_cashout","games","new_customers_only","verdict","is_active","updated_at"]') AS name, (SELECT coalesce(
    (SELECT newer."row" FROM `record_versions` AS newer WHERE newer.kind = 'promotion' AND newer.record_id = `record_versions`.record_id
      AND (newer.saved_at, newer.id) > (`record_versions`.saved_at, `record_versions`.id) ORDER BY newer.saved_at, newer.id LIMIT 1),
    (SELECT json_insert(json_insert(json_insert('{}', '$.title', "title", '$.slug', "slug", '$.casino_id', "casino_id", '$.category_id', "category_id", '$.category', "category", '$.description', "description", '$.short_description', "short_description", '$.terms', "terms", '$.url', "url", '$.expiry_date', "expiry_date", '$.image_url', "image_url", '$.image_alt', "image_alt", '$.image_focus', "image_focus", '$.promotion_code', "promotion_code", '$.bonus_percent', "bonus_percent"), '$.loss_percent', "loss_percent", '$.max_bonus', "max_bonus", '$.fixed_bonus', "fixed_bonus", '$.free_spins', "free_spins", '$.spin_value', "spin_value", '$.steps', "steps", '$.min_deposit', "min_deposit", '$.wagering', "wagering", '$.wagering_base', "wagering_base", '$.valid_days', "valid_days", '$.max_bet', "max_bet", '$.max_cashout', "max_cashout", '$.games', "games", '$.new_customers_only', "new_customers_only", '$.verdict', "verdict"), '$.last_verified_at', "last_verified_at", '$.verified_by', "verified_by", '$.is_active', "is_active", '$.updated_at', "updated_at") FROM `promotions` WHERE id = `record_versions`.record_id),
    (SELECT "row" FROM `trash` WHERE id = `record_versions`.record_id)) AS state) AS later
  WHERE later.state IS NOT NULL AND (`record_versions`."row" ->> name.value) IS NOT (later.state ->> name.value))
WHERE kind = 'promotion';
--> statement-breakpoint
UPDATE `record_versions` SET `given` = (
  SELECT json_group_object(name.value, later.state ->> name.value)
  FROM json_each('["title","slug","content","seo_title","seo_description","seo_keywords","in_footer","updated_at"]') AS name, (SELECT coalesce(
    (SELECT newer."row" FROM `record_versions` AS newer WHERE newer.kind = 'page' AND newer.record_id = `record_versions`.record_id
      AND (newer.saved_at, newer.id) > (`record_versions`.saved_at, `record_versions`.id) ORDER BY newer.saved_at, newer.id LIMIT 1),
    (SELECT json_insert('{}', '$.title', "title", '$.slug', "slug", '$.content', "content", '$.seo_title', "seo_title", '$.seo_description', "seo_description", '$.seo_keywords', "seo_keywords", '$.in_footer', "in_footer", '$.updated_at', "updated_at") FROM `pages` WHERE id = `record_versions`.record_id),
    (SELECT "row" FROM `trash` WHERE id = `record_versions`.record_id)) AS state) AS later
  WHERE later.state IS NOT NULL AND (`record_versions`."row" ->> name.value) IS NOT (later.state ->> name.value))
WHERE kind = 'page';
--> statement-breakpoint
UPDATE `record_versions` SET `given` = (
  SELECT json_group_object(name.value, later.state ->> name.value)
  FROM json_each('["upper_title","main_title","highlighted_text","description","button_text","button_url","sections","pinned_promotions","pinned_casinos","pinned_posts","updated_at"]') AS name, (SELECT coalesce(
    (SELECT newer."row" FROM `record_versions` AS newer WHERE newer.kind = 'hero' AND newer.record_id = `record_versions`.record_id
      AND (newer.saved_at, newer.id) > (`record_versions`.saved_at, `record_versions`.id) ORDER BY newer.saved_at, newer.id LIMIT 1),
    (SELECT json_insert('{}', '$.upper_title', "upper_title", '$.main_title', "main_title", '$.highlighted_text', "highlighted_text", '$.description', "description", '$.button_text', "button_text", '$.button_url', "button_url", '$.sections', "sections", '$.pinned_promotions', "pinned_promotions", '$.pinned_casinos', "pinned_casinos", '$.pinned_posts', "pinned_posts", '$.updated_at', "updated_at") FROM `hero_section` WHERE id = `record_versions`.record_id),
    (SELECT "row" FROM `trash` WHERE id = `record_versions`.record_id)) AS state) AS later
  WHERE later.state IS NOT NULL AND (`record_versions`."row" ->> name.value) IS NOT (later.state ->> name.value))
WHERE kind = 'hero';
--> statement-breakpoint
UPDATE `record_versions` SET `given` = (
  SELECT json_group_object(name.value, later.state ->> name.value)
  FROM json_each('["blog_section_text","updated_at"]') AS name, (SELECT coalesce(
    (SELECT newer."row" FROM `record_versions` AS newer WHERE newer.kind = 'home_texts' AND newer.record_id = `record_versions`.record_id
      AND (newer.saved_at, newer.id) > (`record_versions`.saved_at, `record_versions`.id) ORDER BY newer.saved_at, newer.id LIMIT 1),
    (SELECT json_insert('{}', '$.blog_section_text', "blog_section_text", '$.updated_at', "updated_at") FROM `settings` WHERE id = `record_versions`.record_id),
    (SELECT "row" FROM `trash` WHERE id = `record_versions`.record_id)) AS state) AS later
  WHERE later.state IS NOT NULL AND (`record_versions`."row" ->> name.value) IS NOT (later.state ->> name.value))
WHERE kind = 'home_texts';
--> statement-breakpoint
UPDATE `record_versions` SET `given` = (
  SELECT json_group_object(name.value, later.state ->> name.value)
  FROM json_each('["page_name","page_path","title","description","keywords","updated_at"]') AS name, (SELECT coalesce(
    (SELECT newer."row" FROM `record_versions` AS newer WHERE newer.kind = 'seo' AND newer.record_id = `record_versions`.record_id
      AND (newer.saved_at, newer.id) > (`record_versions`.saved_at, `record_versions`.id) ORDER BY newer.saved_at, newer.id LIMIT 1),
    (SELECT json_insert('{}', '$.page_name', "page_name", '$.page_path', "page_path", '$.title', "title", '$.description', "description", '$.keywords', "keywords", '$.updated_at', "updated_at") FROM `seo_settings` WHERE id = `record_versions`.record_id),
    (SELECT "row" FROM `trash` WHERE id = `record_versions`.record_id)) AS state) AS later
  WHERE later.state IS NOT NULL AND (`record_versions`."row" ->> name.value) IS NOT (later.state ->> name.value))
WHERE kind = 'seo';
--> statement-breakpoint
-- Moves in the queue and deletions of casinos kept no version, so they are no part of the change that follows.
UPDATE `record_versions` SET `given` = json_remove(given, '$.queue_position')
WHERE kind = 'post' AND json_type(given, '$.is_published') IS NULL AND json_type(given, '$.publish_at') IS NULL;
--> statement-breakpoint
UPDATE `record_versions` SET `given` = json_remove(given, '$.casino_id', '$.slug')
WHERE kind = 'promotion' AND json_type(given, '$.casino_id') = 'null'
  AND record_id IN (SELECT id FROM `promotions` WHERE former_casino_id IS NOT NULL);
--> statement-breakpoint
UPDATE `record_versions` SET `change_id` = coalesce((SELECT a.change_id FROM `activities` AS a
  WHERE a.at = `record_versions`.given ->> 'updated_at' AND a.kind = `record_versions`.kind
    AND a.record_id = `record_versions`.record_id), lower(hex(randomblob(16))));
--> statement-breakpoint
UPDATE `activities` SET `change_id` = (SELECT v.change_id FROM `record_versions` AS v
  WHERE v.kind = `activities`.kind AND v.record_id = `activities`.record_id AND v.given ->> 'updated_at' = `activities`.at)
WHERE change_id IS NULL AND action IN ('edit', 'publish', 'unpublish', 'activate', 'deactivate');
--> statement-breakpoint
UPDATE `record_versions` SET `given` = json_remove(given, '$.updated_at');
--> statement-breakpoint
-- What is in the trash gets the change that deleted it, so that the log takes it back.
UPDATE `activities` SET `change_id` = lower(hex(`at` || `by` || `kind`)) WHERE `action` = 'delete' AND `kind` NOT IN ('queue', 'account') AND `change_id` IS NULL;
--> statement-breakpoint
UPDATE `trash` SET `change_id` = (SELECT a.change_id FROM `activities` AS a WHERE a.action = 'delete'
    AND ((a.record_id = `trash`.id AND a.at <= `trash`.deleted_at) OR (a.kind = 'demo' AND a.at = `trash`.deleted_at))
  ORDER BY a.at DESC LIMIT 1)
WHERE `change_id` IS NULL AND `parent_id` IS NULL;
--> statement-breakpoint
UPDATE `activities` SET `role` = 'admin' WHERE `kind` = 'demo';
