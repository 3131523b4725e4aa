CREATE TABLE `envelope_documents` (
	`envelope_id` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`media_key` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	PRIMARY KEY(`envelope_id`, `version`, `name`),
	FOREIGN KEY (`envelope_id`) REFERENCES `envelopes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `envelope_documents_media_key_idx` ON `envelope_documents` (`media_key`);--> statement-breakpoint
CREATE TABLE `envelope_entries` (
	`envelope_id` text NOT NULL,
	`seq` integer NOT NULL,
	`entry` text NOT NULL,
	PRIMARY KEY(`envelope_id`, `seq`),
	FOREIGN KEY (`envelope_id`) REFERENCES `envelopes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `envelope_versions` (
	`envelope_id` text NOT NULL,
	`version` integer NOT NULL,
	`contract` text NOT NULL,
	`branding` text NOT NULL,
	`made_at` integer NOT NULL,
	PRIMARY KEY(`envelope_id`, `version`),
	FOREIGN KEY (`envelope_id`) REFERENCES `envelopes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `envelopes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`generation_id` text,
	`contract_version` integer NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`due_at` integer,
	`entries` integer NOT NULL,
	`last_hash` text NOT NULL,
	`write_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`generation_id`) REFERENCES `generations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `envelopes_generation_id_created_at_idx` ON `envelopes` (`generation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `envelopes_user_id_created_at_id_idx` ON `envelopes` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `envelopes_due_at_idx` ON `envelopes` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `envelopes_out_user_id_idx` ON `envelopes` (`user_id`) WHERE status = 'out';--> statement-breakpoint
CREATE TABLE `signing_links` (
	`envelope_id` text NOT NULL,
	`role` text NOT NULL,
	`seed` text NOT NULL,
	`token_hash` text NOT NULL,
	PRIMARY KEY(`envelope_id`, `role`),
	FOREIGN KEY (`envelope_id`) REFERENCES `envelopes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signing_links_token_hash_idx` ON `signing_links` (`token_hash`);--> statement-breakpoint
-- A file whose row goes is noted as freed, whatever took the row away.
CREATE TRIGGER `envelope_documents_freed` AFTER DELETE ON `envelope_documents`
BEGIN
  INSERT INTO `freed_media` (`media_key`, `freed_at`) VALUES (OLD.`media_key`, unixepoch() * 1000)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- What happened to an envelope is written down once: entries go with their envelope, and never by themselves.
CREATE TRIGGER `envelope_entries_stay` BEFORE UPDATE ON `envelope_entries`
BEGIN
  SELECT RAISE(ABORT, 'The record of an envelope is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `envelope_entries_keep` BEFORE DELETE ON `envelope_entries`
WHEN EXISTS (SELECT 1 FROM `envelopes` WHERE `id` = OLD.`envelope_id`)
BEGIN
  SELECT RAISE(ABORT, 'The record of an envelope is never changed');
END;
