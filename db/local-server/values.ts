import { HranaError } from './errors.ts';
import type { Value } from './protocol.ts';

export type SqliteValue = null | bigint | number | string | Uint8Array;

const int64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

/** What a client sent, as the native library binds it. That library cuts integers and text silently, so both are checked here. */
export function toSqlite(value: Value): SqliteValue {
  switch (value.type) {
    case 'null':
      return null;
    case 'integer': {
      const integer = BigInt(value.value);
      if (integer < int64.least || integer > int64.most) {
        throw new HranaError('ARGS_INVALID', `The integer ${value.value} does not fit in 64 bits`);
      }
      return integer;
    }
    case 'float':
      return value.value;
    case 'text':
      return checkedText(value.value);
    case 'blob':
      return blobFrom(value.base64);
  }
}

/** `value` must come from a statement in safe-integer mode: integers as bigint, so that 1 and 1.0 stay apart. */
export function fromSqliteValue(value: SqliteValue): Value {
  if (value === null) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: value.toString() };
  if (typeof value === 'string') return { type: 'text', value };
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return { type: 'float', value };
    throw new HranaError('SQLITE_RANGE', 'The result holds an infinite number, which JSON cannot carry');
  }
  return {
    type: 'blob',
    base64: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64'),
  };
}

const escapedPair = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/g;
const escapedHalf = /\\u[dD][89a-fA-F][\da-fA-F]{2}/;

function checkedText(text: string): string {
  if (text.includes('\0')) {
    throw new HranaError('ARGS_INVALID', 'Text with a NUL character cannot be stored: bind it as a blob');
  }
  // SQLite's JSON functions would make text of it that is no UTF-8, at which the native library ends the process.
  if (escapedHalf.test(text) && escapedHalf.test(text.replace(escapedPair, ''))) {
    throw new HranaError('ARGS_INVALID', 'JSON with half of a surrogate pair cannot be stored');
  }
  return text;
}

function blobFrom(base64: string): Uint8Array {
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(base64))
    throw new HranaError('ARGS_INVALID', 'A blob is not valid base64');
  return Buffer.from(base64, 'base64');
}
