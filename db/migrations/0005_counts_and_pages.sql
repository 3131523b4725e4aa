DROP INDEX `generations_user_id_status_created_at_tool_idx`;--> statement-breakpoint
CREATE INDEX `generations_user_id_status_created_at_tool_deleted_at_idx` ON `generations` (`user_id`,`status`,`created_at`,`tool`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `generations_user_id_status_copied_from_tool_created_at_idx` ON `generations` (`user_id`,`status`,`copied_from`,`tool`,`created_at`);--> statement-breakpoint
CREATE INDEX `generations_deleted_user_id_idx` ON `generations` (`user_id`) WHERE deleted_at IS NOT NULL;