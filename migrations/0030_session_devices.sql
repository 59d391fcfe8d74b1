ALTER TABLE `sessions` ADD `user_agent` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `activities` SET `kind` = 'account' WHERE `kind` = 'administrator';
