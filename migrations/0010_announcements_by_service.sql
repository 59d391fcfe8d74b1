-- One row for each service. Which of them took an address was not known before: both are told again of what is left.
CREATE TABLE `__new_announcements` (
	`record_id` text NOT NULL,
	`service` text NOT NULL,
	`kind` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text,
	`error` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`record_id`, `service`)
);
--> statement-breakpoint
INSERT INTO `__new_announcements`("record_id", "service", "kind", "attempts", "next_attempt_at", "error", "created_at")
	SELECT "record_id", services."service", "kind", "attempts", "next_attempt_at", "error", "created_at" FROM `announcements`
	CROSS JOIN (SELECT 'indexing' AS "service" UNION ALL SELECT 'indexnow') AS services;--> statement-breakpoint
DROP TABLE `announcements`;--> statement-breakpoint
ALTER TABLE `__new_announcements` RENAME TO `announcements`;--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`service`,`next_attempt_at`);
