import { HranaError } from './errors.ts';
import type { Statement } from './protocol.ts';
import type { SqlStatement } from './sql-text.ts';
import { type SqliteValue, toSqlite } from './values.ts';

/** The values in the order of the parameters' indexes. Throws ARGS_INVALID unless each parameter gets one, and only those. */
export function argumentsFor({ parameters }: SqlStatement, sent: Statement): SqliteValue[] {
  const positional = sent.args ?? [];
  const named = sent.named_args ?? [];
  if (positional.length > 0 && named.length > 0) {
    throw new HranaError('ARGS_BOTH_POSITIONAL_AND_NAMED', 'Arguments come by position or by name, not both');
  }
  if (positional.length > parameters.length) {
    throw invalid(`the SQL has ${parameters.length} parameters and got ${positional.length} values`);
  }
  const byName = new Map(named.map(({ name, value }) => [name, value]));
  const values = parameters.map((parameter, at) => {
    const isNamed = parameter !== null && !parameter.startsWith('?');
    const name = isNamed
      ? [parameter, parameter.slice(1)].find((candidate) => byName.has(candidate))
      : undefined;
    const value = isNamed ? byName.get(name ?? '') : positional[at];
    if (value === undefined) throw invalid(`value for parameter ${parameter ?? at + 1} not found`);
    if (name !== undefined) byName.delete(name);
    return toSqlite(value);
  });
  const [unknown] = byName.keys();
  if (unknown !== undefined) throw invalid(`the SQL has no parameter ${unknown}`);
  return values;
}

function invalid(why: string): HranaError {
  return new HranaError('ARGS_INVALID', `Arguments do not match SQL parameters: ${why}`);
}
