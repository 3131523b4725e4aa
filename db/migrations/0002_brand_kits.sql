CREATE TABLE `brand_kit_files` (
	`kit_id` text NOT NULL,
	`name` text NOT NULL,
	`media_key` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	PRIMARY KEY(`kit_id`, `name`),
	FOREIGN KEY (`kit_id`) REFERENCES `brand_kits`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `brand_kit_files_media_key_idx` ON `brand_kit_files` (`media_key`);--> statement-breakpoint
CREATE TABLE `brand_kits` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`standing` text NOT NULL,
	`artist_name` text NOT NULL,
	`generation_id` text NOT NULL,
	`concept_id` text NOT NULL,
	`spec` text NOT NULL,
	`colours` text NOT NULL,
	`typefaces` text NOT NULL,
	`dressed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brand_kits_user_id_standing_idx` ON `brand_kits` (`user_id`,`standing`);--> statement-breakpoint
ALTER TABLE `generation_files` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- A file whose row goes is noted as freed, whatever took the row away: an edit, a deletion, or the end of an account.
CREATE TRIGGER `generation_files_freed` AFTER DELETE ON `generation_files`
BEGIN
  INSERT INTO `freed_media` (`media_key`, `freed_at`) VALUES (OLD.`media_key`, unixepoch() * 1000)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `brand_kit_files_freed` AFTER DELETE ON `brand_kit_files`
BEGIN
  INSERT INTO `freed_media` (`media_key`, `freed_at`) VALUES (OLD.`media_key`, unixepoch() * 1000)
  ON CONFLICT DO NOTHING;
END;
