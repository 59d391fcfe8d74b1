ALTER TABLE `postback_tokens` ADD `tried_at` text;
