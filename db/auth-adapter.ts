import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Database } from './client.ts';
import { accounts } from './schema/accounts.ts';
import { passkeys } from './schema/passkeys.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';
import { verifications } from './schema/verifications.ts';

type MakeAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<MakeAdapter>;
type Where = NonNullable<Parameters<Adapter['findOne']>[0]['where']>;

/**
 * Where better-auth keeps its records. Session tokens lie in the table as hashes only: they are hashed on the way in
 * and in conditions, and better-auth gets back the token that it asked for.
 */
export function authAdapter(db: Database, hash: (token: string) => Promise<string>) {
  const make = drizzleAdapter(db, {
    provider: 'sqlite',
    schema: {
      user: users,
      session: sessions,
      account: accounts,
      verification: verifications,
      passkey: passkeys,
    },
  });
  return (options: BetterAuthOptions): Adapter => withHashedTokens(make(options), hash);
}

function withHashedTokens(inner: Adapter, hash: (token: string) => Promise<string>): Adapter {
  const hashed = async (model: string, where: Where | undefined): Promise<Where> =>
    Promise.all(
      (where ?? []).map(async (condition) =>
        model === 'session' && condition.field === 'token' && typeof condition.value === 'string'
          ? { ...condition, value: await hash(condition.value) }
          : condition,
      ),
    );
  const asked = (where: Where | undefined) => where?.find(({ field }) => field === 'token')?.value;

  return {
    ...inner,
    async create(call) {
      const token = (call.data as { token?: unknown }).token;
      if (call.model !== 'session' || typeof token !== 'string') return inner.create(call);
      const made = await inner.create({ ...call, data: { ...call.data, token: await hash(token) } });
      return { ...(made as object), token } as never;
    },
    async findOne(call) {
      const found = await inner.findOne({ ...call, where: await hashed(call.model, call.where) });
      const token = asked(call.where);
      return (found && call.model === 'session' && token ? { ...(found as object), token } : found) as never;
    },
    async update(call) {
      const changed = await inner.update({ ...call, where: await hashed(call.model, call.where) });
      const token = asked(call.where);
      return (
        changed && call.model === 'session' && token ? { ...(changed as object), token } : changed
      ) as never;
    },
    // Inside a transaction better-auth is handed another adapter: that one hashes too.
    transaction: (work) => inner.transaction((trx) => work(withHashedTokens(trx as Adapter, hash))),
    findMany: async (call) => inner.findMany({ ...call, where: await hashed(call.model, call.where) }),
    count: async (call) => inner.count({ ...call, where: await hashed(call.model, call.where) }),
    updateMany: async (call) => inner.updateMany({ ...call, where: await hashed(call.model, call.where) }),
    delete: async (call) => inner.delete({ ...call, where: await hashed(call.model, call.where) }),
    deleteMany: async (call) => inner.deleteMany({ ...call, where: await hashed(call.model, call.where) }),
  };
}
