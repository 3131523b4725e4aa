CREATE TABLE `booking_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`generation_id` text,
	`date` text NOT NULL,
	`place` text NOT NULL,
	`budget` integer,
	`currency` text,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`generation_id`) REFERENCES `generations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `booking_requests_user_id_created_at_id_idx` ON `booking_requests` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `booking_requests_generation_id_idx` ON `booking_requests` (`generation_id`) WHERE generation_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `booking_requests_created_at_idx` ON `booking_requests` (`created_at`);--> statement-breakpoint
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
CREATE TABLE `press_kit_reads` (
	`generation_id` text NOT NULL,
	`day` integer NOT NULL,
	`section` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`generation_id`, `day`, `section`),
	FOREIGN KEY (`generation_id`) REFERENCES `press_kit_pages`(`generation_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `press_kit_reads_day_idx` ON `press_kit_reads` (`day`);--> statement-breakpoint
CREATE TABLE `press_kit_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`generation_id` text NOT NULL,
	`taken_at` integer NOT NULL,
	FOREIGN KEY (`generation_id`) REFERENCES `press_kit_pages`(`generation_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `press_kit_slugs_generation_id_taken_at_idx` ON `press_kit_slugs` (`generation_id`,`taken_at`);