CREATE TABLE `recipient_link_reads` (
	`link_id` text NOT NULL,
	`section` text NOT NULL,
	`count` integer NOT NULL,
	`last_read_at` integer NOT NULL,
	PRIMARY KEY(`link_id`, `section`),
	FOREIGN KEY (`link_id`) REFERENCES `recipient_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recipient_links` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`generation_id` text NOT NULL,
	`recipient` text NOT NULL,
	`greeting` text NOT NULL,
	`expires_on` text NOT NULL,
	`revoked_at` integer,
	`seed` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`generation_id`) REFERENCES `press_kit_pages`(`generation_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipient_links_token_hash_idx` ON `recipient_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `recipient_links_generation_id_created_at_idx` ON `recipient_links` (`generation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `recipient_links_user_id_created_at_id_idx` ON `recipient_links` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipient_links_expires_on_idx` ON `recipient_links` (`expires_on`);--> statement-breakpoint
CREATE INDEX `recipient_links_revoked_at_idx` ON `recipient_links` (`revoked_at`) WHERE revoked_at IS NOT NULL;