DROP INDEX `activities_by_time`;--> statement-breakpoint
CREATE INDEX `activities_by_time` ON `activities` (`at`,`by`,`action`,`kind`);