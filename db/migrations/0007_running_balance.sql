DROP INDEX `credit_entries_user_id_delta_idx`;--> statement-breakpoint
-- The balance is the sum of the ledger. It is kept beside it, so that it costs the same at 10 and at 100,000 entries.
ALTER TABLE `users` ADD `credit_balance` integer DEFAULT 0 NOT NULL CONSTRAINT `users_credit_balance_check` CHECK (`credit_balance` >= 0);--> statement-breakpoint
UPDATE `users` SET `credit_balance` =
  (SELECT coalesce(sum(`delta`), 0) FROM `credit_entries` WHERE `user_id` = `users`.`id`);--> statement-breakpoint
CREATE TRIGGER `credit_entries_running_balance` AFTER INSERT ON `credit_entries`
BEGIN
  UPDATE `users` SET `credit_balance` = `credit_balance` + NEW.`delta` WHERE `id` = NEW.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `credit_entries_append_only` BEFORE UPDATE OF `user_id`, `delta` ON `credit_entries`
BEGIN
  SELECT RAISE(ABORT, 'The ledger is append only');
END;--> statement-breakpoint
-- They go with their account alone.
CREATE TRIGGER `credit_entries_kept` BEFORE DELETE ON `credit_entries`
WHEN EXISTS (SELECT 1 FROM `users` WHERE `id` = OLD.`user_id`)
BEGIN
  SELECT RAISE(ABORT, 'The ledger is append only');
END;--> statement-breakpoint
CREATE INDEX `chat_turns_reserved_user_id_created_at_idx` ON `chat_turns` (`user_id`,`created_at`) WHERE status = 'reserved';
