ALTER TABLE `booking_requests` ADD `gig_id` text REFERENCES gigs(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `booking_requests_gig_id_idx` ON `booking_requests` (`gig_id`) WHERE gig_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `gigs_user_id_contract_idx` ON `gigs` (`user_id`,details ->> '$.contract') WHERE details ->> '$.contract' IS NOT NULL;