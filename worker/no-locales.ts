// Stands in for the translations of zod's own messages, which are said in English: they weigh 50 kB, and nothing asks for them.
export {};
