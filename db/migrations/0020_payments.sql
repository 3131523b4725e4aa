CREATE TABLE `billing_customers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`ordered_at` integer,
	`looked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_id_unique` ON `billing_customers` (`id`);--> statement-breakpoint
CREATE INDEX `billing_customers_looked_at_idx` ON `billing_customers` (`looked_at`);--> statement-breakpoint
CREATE TABLE `billing_leavers` (
	`id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `billing_strays` (
	`id` text PRIMARY KEY NOT NULL,
	`customer` text,
	`at` integer NOT NULL,
	`fact` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `credit_entries` ADD `order_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_order_id_kind_idx` ON `credit_entries` (`order_id`,`kind`);--> statement-breakpoint
-- A customer whose account goes is noted, whatever took it away, so that the provider of payments forgets it too.
CREATE TRIGGER `billing_customers_left` AFTER DELETE ON `billing_customers`
BEGIN
  INSERT INTO `billing_leavers` (`id`) VALUES (OLD.`id`) ON CONFLICT DO NOTHING;
END;
