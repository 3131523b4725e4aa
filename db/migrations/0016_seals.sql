CREATE TABLE `seal_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`public_key` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `seal_keys_since_idx` ON `seal_keys` (`since`);--> statement-breakpoint
UPDATE `envelopes` SET `due_at` = unixepoch() * 1000 WHERE `status` = 'completed' AND `due_at` IS NULL;
