CREATE TABLE `generation_media` (
	`generation_id` text NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`generation_id`, `media_id`),
	FOREIGN KEY (`generation_id`) REFERENCES `generations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `generation_media_media_id_idx` ON `generation_media` (`media_id`);