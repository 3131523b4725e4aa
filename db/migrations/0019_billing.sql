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
ALTER TABLE `users` ADD `pro_until` integer;--> statement-breakpoint
INSERT INTO billing_events (id, user_id, at, fact)
SELECT 'bil_' || lower(hex(randomblob(11))), id, trial_ends_at - 604800000, json_object('kind', 'trial-started',
  'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', trial_ends_at / 1000.0, 'unixepoch'))
FROM users WHERE trial_ends_at IS NOT NULL;--> statement-breakpoint
INSERT INTO billing_events (id, user_id, at, fact)
SELECT 'bil_' || lower(hex(randomblob(11))), id, updated_at, json_object('kind', 'pro-given', 'until', '2100-01-01T00:00:00.000Z')
FROM users WHERE subscription_status = 'active';--> statement-breakpoint
UPDATE users SET pro_until = 4102444800000 WHERE subscription_status = 'active';
