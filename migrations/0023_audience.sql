DROP TRIGGER promotions_update_content;
--> statement-breakpoint
DROP INDEX `promotions_listed`;--> statement-breakpoint
ALTER TABLE `promotions` ADD `audience` text;--> statement-breakpoint
ALTER TABLE `promotions` ADD `audience_note` text;--> statement-breakpoint
-- 'Yalnız yeni üyeler' becomes a choice. What was not for new members only was not said to be for everybody.
UPDATE `promotions` SET `audience` = 'new' WHERE `new_customers_only` = 1;--> statement-breakpoint
UPDATE `promotions` SET `term_history` = replace(replace(`term_history`,
    '"term":"new_customers_only","from":0,"to":1', '"term":"audience","from":null,"to":"new"'),
    '"term":"new_customers_only","from":1,"to":0', '"term":"audience","from":"new","to":null')
  WHERE instr(`term_history`, '"new_customers_only"');--> statement-breakpoint
UPDATE `record_versions` SET "row" = json_set(json_remove("row", '$.new_customers_only'),
    '$.audience', iif("row" ->> '$.new_customers_only', 'new', NULL))
  WHERE `kind` = 'promotion' AND json_type("row", '$.new_customers_only') IS NOT NULL;--> statement-breakpoint
UPDATE `record_versions` SET `given` = json_set(json_remove(`given`, '$.new_customers_only'),
    '$.audience', iif(`given` ->> '$.new_customers_only', 'new', NULL))
  WHERE `kind` = 'promotion' AND json_type(`given`, '$.new_customers_only') IS NOT NULL;--> statement-breakpoint
UPDATE `trash` SET "row" = json_set(json_remove("row", '$.new_customers_only'),
    '$.audience', iif("row" ->> '$.new_customers_only', 'new', NULL),
    '$.term_history', replace(replace("row" ->> '$.term_history',
      '"term":"new_customers_only","from":0,"to":1', '"term":"audience","from":null,"to":"new"'),
      '"term":"new_customers_only","from":1,"to":0', '"term":"audience","from":"new","to":null'))
  WHERE `kind` = 'promotion' AND json_type("row", '$.new_customers_only') IS NOT NULL;--> statement-breakpoint
UPDATE `activities` SET `returned` = (SELECT json_group_array(json(iif(entry.value ->> 'field' = 'new_customers_only',
    json_set(entry.value, '$.field', 'audience', '$.from', iif(entry.value ->> 'from' = '1', 'new', NULL),
      '$.to', iif(entry.value ->> 'to' = '1', 'new', NULL)), entry.value))) FROM json_each(`returned`) AS entry)
  WHERE `kind` = 'promotion' AND instr(`returned`, '"new_customers_only"');--> statement-breakpoint
CREATE INDEX `promotions_listed` ON `promotions` (`is_active`,`created_at`,`id`,`expiry_date`,`category_id`,`casino_id`,`wagering`,`min_deposit`,`promotion_code`,`updated_at`,`search_text`,`audience`,`bonus_percent`,`loss_percent`,`max_bonus`,`fixed_bonus`,`free_spins`,`spin_value`,`wagering_base`,`max_cashout`);--> statement-breakpoint
ALTER TABLE `promotions` DROP COLUMN `new_customers_only`;
--> statement-breakpoint
CREATE TRIGGER promotions_update_content AFTER UPDATE OF id, title, slug, casino_id, category_id, former_casino_id, former_slug, category, description, html_mark, short_description, terms, url, expiry_date, image_url, image_alt, image_focus, share_image_url, promotion_code, bonus_percent, loss_percent, max_bonus, fixed_bonus, free_spins, spin_value, steps, min_deposit, wagering, wagering_base, valid_days, max_bet, max_cashout, games, audience, audience_note, verdict, term_history, last_verified_at, verified_by, is_active, search_text, created_at, activated_at, updated_at, updated_by ON promotions
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
