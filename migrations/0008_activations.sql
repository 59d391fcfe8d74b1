DROP TRIGGER IF EXISTS promotions_update_content;
--> statement-breakpoint
ALTER TABLE `promotions` ADD `activated_at` text;
--> statement-breakpoint
UPDATE `promotions` SET `activated_at` = `created_at` WHERE `is_active` = 1 OR `view_count` > 0;
--> statement-breakpoint
CREATE TRIGGER promotions_update_content AFTER UPDATE OF id, title, slug, casino_id, category_id, former_casino_id, former_slug, category, description, html_mark, short_description, terms, url, expiry_date, image_url, image_alt, image_focus, promotion_code, bonus_percent, loss_percent, max_bonus, fixed_bonus, free_spins, spin_value, steps, min_deposit, wagering, wagering_base, valid_days, max_bet, max_cashout, games, new_customers_only, verdict, term_history, last_verified_at, verified_by, is_active, search_text, created_at, activated_at, updated_at, updated_by ON promotions
BEGIN
  UPDATE content_version SET content = abs(random() % 4503599627370496);
  INSERT INTO pending_purges (tag) SELECT 'content';
END;
