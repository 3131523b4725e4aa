CREATE TABLE `press_kit_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`generation_id` text,
	`kit` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`generation_id`) REFERENCES `generations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `press_kit_drafts_generation_id_idx` ON `press_kit_drafts` (`generation_id`);--> statement-breakpoint
CREATE INDEX `press_kit_drafts_user_id_updated_at_id_idx` ON `press_kit_drafts` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `press_kit_drafts_user_id_created_at_id_idx` ON `press_kit_drafts` (`user_id`,`created_at`,`id`);