CREATE TABLE `clients` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`words` text NOT NULL,
	`kind` text NOT NULL,
	`address` text NOT NULL,
	`tax_id` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`notes` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_user_id_words_idx` ON `clients` (`user_id`,`words`);--> statement-breakpoint
CREATE INDEX `clients_user_id_created_at_id_idx` ON `clients` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`words` text NOT NULL,
	`role` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`client_id` text,
	`venue_id` text,
	`notes` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_user_id_words_id_idx` ON `contacts` (`user_id`,`words`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_user_id_created_at_id_idx` ON `contacts` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_client_id_idx` ON `contacts` (`client_id`) WHERE client_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `contacts_venue_id_idx` ON `contacts` (`venue_id`) WHERE venue_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `gig_events` (
	`id` text PRIMARY KEY NOT NULL,
	`gig_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`gig_id`) REFERENCES `gigs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gig_events_gig_id_created_at_idx` ON `gig_events` (`gig_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `gig_files` (
	`id` text PRIMARY KEY NOT NULL,
	`gig_id` text NOT NULL,
	`name` text NOT NULL,
	`media_key` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`gig_id`) REFERENCES `gigs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gig_files_gig_id_created_at_id_idx` ON `gig_files` (`gig_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `gig_files_media_key_idx` ON `gig_files` (`media_key`);--> statement-breakpoint
CREATE TABLE `gig_trackers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`settings` text,
	`version` integer DEFAULT 0 NOT NULL,
	`feed_rotation` integer DEFAULT 0 NOT NULL,
	`is_feed_on` integer DEFAULT true NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `gigs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`night` text NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`zone` text NOT NULL,
	`position` integer NOT NULL,
	`venue_id` text,
	`client_id` text,
	`fee` integer,
	`currency` text,
	`unpaid` integer NOT NULL,
	`unpaid_due` text,
	`series_id` text,
	`details` text NOT NULL,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "gigs_unpaid_check" CHECK(unpaid >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gigs_position_idx` ON `gigs` (`position`);--> statement-breakpoint
CREATE INDEX `gigs_user_id_position_idx` ON `gigs` (`user_id`,`position`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `gigs_user_id_status_position_idx` ON `gigs` (`user_id`,`status`,`position`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `gigs_user_id_status_currency_fee_unpaid_idx` ON `gigs` (`user_id`,`status`,`currency`,`fee`,`unpaid`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `gigs_user_id_fee_position_idx` ON `gigs` (`user_id`,`fee`,`position`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `gigs_user_id_updated_at_position_idx` ON `gigs` (`user_id`,`updated_at`,`position`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `gigs_user_id_created_at_id_idx` ON `gigs` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `gigs_user_id_deleted_at_idx` ON `gigs` (`user_id`,`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `gigs_deleted_at_idx` ON `gigs` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `gigs_venue_id_idx` ON `gigs` (`venue_id`,`position`) WHERE venue_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `gigs_client_id_idx` ON `gigs` (`client_id`,`position`) WHERE client_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `gigs_series_id_idx` ON `gigs` (`series_id`,`position`) WHERE series_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `venues` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`city` text NOT NULL,
	`words` text NOT NULL,
	`country` text NOT NULL,
	`address` text NOT NULL,
	`zone` text,
	`latitude` real,
	`longitude` real,
	`capacity` integer,
	`travel_minutes` integer,
	`kilometres` integer,
	`set_up` integer,
	`booth` text NOT NULL,
	`notes` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `venues_user_id_words_idx` ON `venues` (`user_id`,`words`);--> statement-breakpoint
CREATE INDEX `venues_user_id_created_at_id_idx` ON `venues` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TRIGGER `gig_files_freed` AFTER DELETE ON `gig_files`
BEGIN
  INSERT INTO `freed_media` (`media_key`, `freed_at`) VALUES (OLD.`media_key`, unixepoch() * 1000)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Words of gigs that are not in the trash. `scope` says whose a gig is, where it stands and what it belongs to: one look-up
-- answers a filtered search, and in the order of its rows, which is that of the nights.
CREATE VIRTUAL TABLE `gig_words` USING fts5(`scope`, `words`, tokenize = "unicode61 remove_diacritics 2 tokenchars '_'", prefix = '2 3');
--> statement-breakpoint
CREATE TRIGGER `gigs_words_insert` AFTER INSERT ON `gigs` WHEN NEW.`deleted_at` IS NULL
BEGIN
  INSERT INTO `gig_words` (`rowid`, `scope`, `words`) VALUES (
    NEW.`position`,
    NEW.`user_id` || ' st_' || replace(NEW.`status`, '-', '_') || ' ' || coalesce(NEW.`venue_id`, '') || ' '
      || coalesce(NEW.`client_id`, '') || ' ' || coalesce(NEW.`series_id`, ''),
    NEW.`words` || ' ' || coalesce((SELECT `words` FROM `venues` WHERE `id` = NEW.`venue_id`), '') || ' '
      || coalesce((SELECT `words` FROM `clients` WHERE `id` = NEW.`client_id`), '')
  );
END;
--> statement-breakpoint
CREATE TRIGGER `gigs_words_update` AFTER UPDATE ON `gigs`
BEGIN
  DELETE FROM `gig_words` WHERE `rowid` = OLD.`position`;
  INSERT INTO `gig_words` (`rowid`, `scope`, `words`)
  SELECT
    NEW.`position`,
    NEW.`user_id` || ' st_' || replace(NEW.`status`, '-', '_') || ' ' || coalesce(NEW.`venue_id`, '') || ' '
      || coalesce(NEW.`client_id`, '') || ' ' || coalesce(NEW.`series_id`, ''),
    NEW.`words` || ' ' || coalesce((SELECT `words` FROM `venues` WHERE `id` = NEW.`venue_id`), '') || ' '
      || coalesce((SELECT `words` FROM `clients` WHERE `id` = NEW.`client_id`), '')
  WHERE NEW.`deleted_at` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `gigs_words_delete` AFTER DELETE ON `gigs`
BEGIN
  DELETE FROM `gig_words` WHERE `rowid` = OLD.`position`;
END;
--> statement-breakpoint
-- What a gig tells of its venue or client is a part of it: it is another version then, and found by the new names.
CREATE TRIGGER `venues_gigs_update` AFTER UPDATE ON `venues`
WHEN (NEW.`words`, NEW.`name`, NEW.`city`, NEW.`country`, NEW.`latitude`, NEW.`longitude`, NEW.`travel_minutes`, NEW.`set_up`)
  IS NOT (OLD.`words`, OLD.`name`, OLD.`city`, OLD.`country`, OLD.`latitude`, OLD.`longitude`, OLD.`travel_minutes`, OLD.`set_up`)
BEGIN
  UPDATE `gigs` SET `version` = `version` + 1, `updated_at` = NEW.`updated_at` WHERE `venue_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `clients_gigs_update` AFTER UPDATE ON `clients` WHEN (NEW.`words`, NEW.`name`) IS NOT (OLD.`words`, OLD.`name`)
BEGIN
  UPDATE `gigs` SET `version` = `version` + 1, `updated_at` = NEW.`updated_at` WHERE `client_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `venues_gigs_delete` BEFORE DELETE ON `venues`
BEGIN
  UPDATE `gigs` SET `venue_id` = NULL, `version` = `version` + 1, `updated_at` = unixepoch() * 1000 WHERE `venue_id` = OLD.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `clients_gigs_delete` BEFORE DELETE ON `clients`
BEGIN
  UPDATE `gigs` SET `client_id` = NULL, `version` = `version` + 1, `updated_at` = unixepoch() * 1000 WHERE `client_id` = OLD.`id`;
END;
