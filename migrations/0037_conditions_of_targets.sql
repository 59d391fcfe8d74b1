CREATE TABLE `__new_noted_conditions` (
	`target_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	PRIMARY KEY(`target_id`, `kind`, `subject`)
);
--> statement-breakpoint
INSERT INTO `__new_noted_conditions`("target_id", "kind", "subject") SELECT t."id", c."kind", c."subject" FROM `noted_conditions` c, `notification_targets` t;--> statement-breakpoint
DROP TABLE `noted_conditions`;--> statement-breakpoint
ALTER TABLE `__new_noted_conditions` RENAME TO `noted_conditions`;
