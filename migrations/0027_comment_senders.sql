CREATE INDEX `comments_of_sender` ON `promotion_comments` (`sender`,`created_at`) WHERE "sender" is not null;
