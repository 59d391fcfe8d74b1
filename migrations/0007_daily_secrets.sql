CREATE TABLE `daily_secrets` (
	`day` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);
