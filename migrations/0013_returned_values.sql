ALTER TABLE `activities` ADD `returned` text;
--> statement-breakpoint
-- Older rows do not name the table of their columns.
DELETE FROM `former_values`;
