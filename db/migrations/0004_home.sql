CREATE TABLE `chat_turns` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`cost` integer NOT NULL,
	`idempotency_key` text,
	`question` text NOT NULL,
	`answer` text,
	`sources` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	`cleared_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_turns_user_id_idempotency_key_idx` ON `chat_turns` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `chat_turns_user_id_created_at_idx` ON `chat_turns` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `chat_turns_reserved_created_at_idx` ON `chat_turns` (`created_at`) WHERE status = 'reserved';--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`props` text NOT NULL,
	`user_id` text,
	`happened_at` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_name_created_at_idx` ON `events` (`name`,`created_at`);--> statement-breakpoint
CREATE INDEX `events_user_id_idx` ON `events` (`user_id`);--> statement-breakpoint
CREATE INDEX `events_created_at_idx` ON `events` (`created_at`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sha256` text NOT NULL,
	`media_key` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_user_id_sha256_idx` ON `media` (`user_id`,`sha256`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_media_key_idx` ON `media` (`media_key`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`artist_name` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`genres` text DEFAULT '[]' NOT NULL,
	`bio_facts` text DEFAULT '[]' NOT NULL,
	`socials` text DEFAULT '{}' NOT NULL,
	`time_zone` text,
	`currency` text,
	`notifications` text DEFAULT '{"gigs":true,"money":true,"news":false}' NOT NULL,
	`picture_id` text,
	`views` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`picture_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `profiles_picture_id_idx` ON `profiles` (`picture_id`);--> statement-breakpoint
ALTER TABLE `credit_entries` ADD `turn_id` text REFERENCES chat_turns(id);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_turn_id_kind_idx` ON `credit_entries` (`turn_id`,`kind`);--> statement-breakpoint
ALTER TABLE `users` ADD `deletes_at` integer;--> statement-breakpoint
CREATE INDEX `users_deletes_at_idx` ON `users` (`deletes_at`) WHERE deletes_at IS NOT NULL;--> statement-breakpoint
-- As the files of generations: a picture whose row goes is noted as freed, whatever took the row away.
CREATE TRIGGER `media_freed` AFTER DELETE ON `media`
BEGIN
  INSERT INTO `freed_media` (`media_key`, `freed_at`) VALUES (OLD.`media_key`, unixepoch() * 1000)
  ON CONFLICT DO NOTHING;
END;
