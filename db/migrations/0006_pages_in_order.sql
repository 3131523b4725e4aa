DROP INDEX `activities_user_id_created_at_idx`;--> statement-breakpoint
CREATE INDEX `activities_user_id_created_at_id_idx` ON `activities` (`user_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `chat_turns_user_id_created_at_idx`;--> statement-breakpoint
CREATE INDEX `chat_turns_user_id_created_at_id_idx` ON `chat_turns` (`user_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `credit_entries_user_id_created_at_idx`;--> statement-breakpoint
CREATE INDEX `credit_entries_user_id_created_at_id_idx` ON `credit_entries` (`user_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `events_user_id_idx`;--> statement-breakpoint
CREATE INDEX `events_user_id_created_at_id_idx` ON `events` (`user_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `generations_user_id_created_at_idx`;--> statement-breakpoint
CREATE UNIQUE INDEX `generations_user_id_created_at_id_idx` ON `generations` (`user_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `sessions_user_id_idx`;--> statement-breakpoint
CREATE INDEX `sessions_user_id_created_at_id_idx` ON `sessions` (`user_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `speech_clips_user_id_created_at_idx`;--> statement-breakpoint
CREATE INDEX `speech_clips_user_id_created_at_id_idx` ON `speech_clips` (`user_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `voice_recipes_user_id_created_at_idx`;--> statement-breakpoint
CREATE INDEX `voice_recipes_user_id_created_at_id_idx` ON `voice_recipes` (`user_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `voice_takes_user_id_agreed_at_idx`;--> statement-breakpoint
CREATE INDEX `voice_takes_user_id_agreed_at_id_idx` ON `voice_takes` (`user_id`,`agreed_at`,`id`);--> statement-breakpoint
CREATE INDEX `freed_media_freed_at_idx` ON `freed_media` (`freed_at`);