import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitStatements } from './sql-text.ts';

const texts = (sql: string) => splitStatements(sql).map((statement) => statement.sql);
const parameters = (sql: string) => splitStatements(sql)[0]?.parameters;

describe('splitStatements', () => {
  it('splits at semicolons and drops empty statements', () => {
    expect(texts(' select 1 ;; select 2;\n-- nothing more\n')).toEqual(['select 1', 'select 2']);
  });

  it.each([
    ['select \'a;b\', "c;d", `e;f`, [g;h]'],
    ["select 'it''s; here'"],
    ['select 1 -- ; not here\n, 2'],
    ['select /* ; nor ; here */ 1'],
  ])('does not split inside strings, names and comments: %s', (sql) => {
    expect(texts(`${sql}; select 2`)).toEqual([sql, 'select 2']);
  });

  it('keeps the body of a trigger with its trigger', () => {
    const trigger =
      'create trigger t after insert on a begin update b set x = case when 1 then 2 end; delete from c; end';
    expect(texts(`${trigger}; select 1`)).toEqual([trigger, 'select 1']);
  });

  it('survives any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (sql) => void splitStatements(sql)));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'\'"`[]-/*;?:@$ab1 \n'.split(''))), (signs) => {
        expect(texts(signs.join('')).every((sql) => signs.join('').includes(sql))).toBe(true);
      }),
    );
  });

  it('finds again the statements that were joined, whatever strings they hold', () => {
    const statement = fc
      .tuple(fc.string(), fc.string())
      .map(([text, name]) => `select '${text.replaceAll("'", "''")}' as "${name.replaceAll('"', '""')}"`);
    fc.assert(
      fc.property(fc.array(statement, { minLength: 1 }), (statements) => {
        expect(texts(statements.join(';'))).toEqual(statements);
      }),
    );
  });

  it('numbers parameters as SQLite does', () => {
    expect(parameters('select ?, ?, ?')).toEqual([null, null, null]);
    expect(parameters('select :a, $b, @c, :a')).toEqual([':a', '$b', '@c']);
    expect(parameters('select ?3, ?, ?1')).toEqual(['?1', null, '?3', null]);
    expect(parameters('select ?, ?1')).toEqual(['?1']);
    expect(parameters('select :b, :a, ?1, ?3')).toEqual([':b', ':a', '?3']);
    expect(parameters("select ':no', json('{}') -> '$.no', 1 -- ?")).toEqual([]);
  });

  it('tells the leading words whatever comes before them', () => {
    expect(splitStatements('/* x */ pragma Main.foreign_keys=off')[0]?.head).toEqual([
      'PRAGMA',
      'MAIN',
      '.',
      'FOREIGN_KEYS',
      '=',
      'OFF',
    ]);
  });
});
