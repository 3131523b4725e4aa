CREATE TABLE `press_kit_pages` (
	`generation_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`slug` text NOT NULL,
	`is_published` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`generation_id`) REFERENCES `generations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `press_kit_pages_user_id_created_at_generation_id_idx` ON `press_kit_pages` (`user_id`,`created_at`,`generation_id`);--> statement-breakpoint
CREATE TABLE `press_kit_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`generation_id` text NOT NULL,
	`taken_at` integer NOT NULL,
	FOREIGN KEY (`generation_id`) REFERENCES `press_kit_pages`(`generation_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `press_kit_slugs_generation_id_taken_at_idx` ON `press_kit_slugs` (`generation_id`,`taken_at`);