CREATE INDEX `activities_of_change` ON `activities` (`change_id`);
