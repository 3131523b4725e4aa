CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`tool` text NOT NULL,
	`title` text NOT NULL,
	`generation_id` text,
	`content` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`generation_id`) REFERENCES `generations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_generation_id_idx` ON `drafts` (`generation_id`);--> statement-breakpoint
CREATE INDEX `drafts_user_id_tool_updated_at_id_idx` ON `drafts` (`user_id`,`tool`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `drafts_user_id_created_at_id_idx` ON `drafts` (`user_id`,`created_at`,`id`);--> statement-breakpoint
-- What lists call a kit was told from its content until now.
INSERT INTO `drafts` (`id`, `user_id`, `tool`, `title`, `generation_id`, `content`, `revision`, `created_at`, `updated_at`)
WITH `kits` AS (
  SELECT *,
    trim(coalesce(`kit` ->> '$.title', ''), char(9, 10, 11, 12, 13, 32, 160)) AS `name`,
    trim(coalesce(`kit` ->> '$.artistName', ''), char(9, 10, 11, 12, 13, 32, 160)) AS `artist`
  FROM `press_kit_drafts`
)
SELECT `id`, `user_id`, 'press-kit',
  CASE WHEN `name` <> '' THEN `name` WHEN `artist` <> '' THEN `artist` || ' press kit' ELSE 'Press kit without a name' END,
  `generation_id`, `kit`, `revision`, `created_at`, `updated_at`
FROM `kits`;--> statement-breakpoint
DROP TABLE `press_kit_drafts`;