/** Text that survives minifying and tells what a bundle holds. */
export interface Sign {
  holds: string;
  sign: RegExp;
}

/** Server code in the browser would show its tables, its settings or its libraries. */
export const SERVER_SIGNS: readonly Sign[] = [
  { holds: 'the ledger table', sign: /\bcredit_entries\b/ },
  {
    holds: 'the name of a server secret',
    sign: /\b(AUTH_SECRET|SEAL_KEY|LIBSQL_AUTH_TOKEN|RESEND_API_KEY)\b/,
  },
  { holds: 'drizzle', sign: /drizzle:entityKind|drizzle:Name/ },
  { holds: 'a database client', sign: /\bHRANA_WEBSOCKET_ERROR\b|libsql_client/ },
  { holds: 'the better-auth server', sign: /better-auth\.session|BETTER_AUTH_SECRET/ },
  {
    holds: 'Hono',
    sign: /\bMESSAGE_MATCHER_IS_ALREADY_BUILT\b|Can not add a route since the matcher is already built/,
  },
];

export const ZOD_CLASSIC: Sign = { holds: 'the whole of zod', sign: /["'`]ZodObject["'`]/ };

export const REACT: Sign = { holds: 'React', sign: /react\.(transitional\.)?element\b/ };

/** Code made from text: our policy refuses it, so it would fail in front of a user. */
export const EVALUATION: readonly Sign[] = [
  { holds: 'eval(', sign: /(?<![\w$.])eval\s*\(/ },
  { holds: 'new Function(', sign: /\bnew\s+Function\s*\(/ },
  { holds: 'Function("…")', sign: /(?<![\w$.])(?<!new\s)Function\s*\(\s*["'`]/ },
];
