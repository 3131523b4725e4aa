-- Every account starts with 20 credits, in the statement that makes it: no crash can leave one without.
-- The number is SIGN_UP_CREDITS of core/plans.ts; a test holds the two together.
CREATE TRIGGER `users_sign_up_credits` AFTER INSERT ON `users`
BEGIN
  INSERT INTO `credit_entries` (`id`, `user_id`, `delta`, `kind`, `generation_id`, `created_at`)
  VALUES ('crd_' || lower(hex(randomblob(11))), NEW.`id`, 20, 'sign-up', NULL, NEW.`created_at`);
END;
