CREATE TABLE `bio_days` (
	`user_id` text PRIMARY KEY NOT NULL,
	`day` integer NOT NULL,
	`count` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
