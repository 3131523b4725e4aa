CREATE TABLE `speech_clips` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`user_id` text NOT NULL,
	`characters` integer NOT NULL,
	`media_key` text,
	`type` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `speech_clips_key_unique` ON `speech_clips` (`key`);--> statement-breakpoint
CREATE INDEX `speech_clips_user_id_created_at_idx` ON `speech_clips` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `speech_clips_created_at_idx` ON `speech_clips` (`created_at`);--> statement-breakpoint
CREATE INDEX `speech_clips_media_key_idx` ON `speech_clips` (`media_key`);--> statement-breakpoint
CREATE TABLE `voice_recipes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`recipe` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `voice_recipes_user_id_created_at_idx` ON `voice_recipes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `voice_respellings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`respellings` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `voice_take_files` (
	`take_id` text PRIMARY KEY NOT NULL,
	`media_key` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	FOREIGN KEY (`take_id`) REFERENCES `voice_takes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `voice_take_files_media_key_idx` ON `voice_take_files` (`media_key`);--> statement-breakpoint
CREATE TABLE `voice_takes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`seconds` real NOT NULL,
	`sha256` text NOT NULL,
	`statement` text NOT NULL,
	`statement_sha256` text NOT NULL,
	`agreed_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `voice_takes_user_id_agreed_at_idx` ON `voice_takes` (`user_id`,`agreed_at`);--> statement-breakpoint
ALTER TABLE `generation_files` ADD `sha256` text;--> statement-breakpoint
ALTER TABLE `generations` ADD `take_id` text REFERENCES voice_takes(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `generations` ADD `copied_from` text;--> statement-breakpoint
CREATE INDEX `generations_take_id_idx` ON `generations` (`take_id`) WHERE take_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `generations_copies_user_id_created_at_idx` ON `generations` (`user_id`,`created_at`) WHERE copied_from IS NOT NULL;--> statement-breakpoint
-- As the files of generations and brand kits: sound whose row goes is noted as freed, whatever took the row away.
CREATE TRIGGER `voice_take_files_freed` AFTER DELETE ON `voice_take_files`
BEGIN
  INSERT INTO `freed_media` (`media_key`, `freed_at`) VALUES (OLD.`media_key`, unixepoch() * 1000)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `speech_clips_freed` AFTER DELETE ON `speech_clips` WHEN OLD.`media_key` IS NOT NULL
BEGIN
  INSERT INTO `freed_media` (`media_key`, `freed_at`) VALUES (OLD.`media_key`, unixepoch() * 1000)
  ON CONFLICT DO NOTHING;
END;
