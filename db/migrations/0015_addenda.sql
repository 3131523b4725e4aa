ALTER TABLE `envelope_versions` ADD `addendum` text;--> statement-breakpoint
ALTER TABLE `envelopes` ADD `original_id` text REFERENCES envelopes(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `envelopes_original_id_idx` ON `envelopes` (`original_id`) WHERE original_id IS NOT NULL;