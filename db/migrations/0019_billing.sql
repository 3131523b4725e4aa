CREATE TABLE `billing_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`fact` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_events_user_id_at_id_idx` ON `billing_events` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_events_trial_idx` ON `billing_events` (`user_id`) WHERE fact ->> '$.kind' = 'trial-started';--> statement-breakpoint
CREATE INDEX `users_trial_ends_at_idx` ON `users` (`trial_ends_at`) WHERE trial_ends_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `subscription_status`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `has_pro_trial`;--> statement-breakpoint
ALTER TABLE `users` ADD `pro_until` integer;