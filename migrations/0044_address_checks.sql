CREATE TABLE `address_checks` (
	`address` text PRIMARY KEY NOT NULL,
	`checked_at` text NOT NULL,
	`next_check_at` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`reason` text
);
--> statement-breakpoint
CREATE INDEX `address_checks_broken` ON `address_checks` (`address`) WHERE "failures" >= 2;