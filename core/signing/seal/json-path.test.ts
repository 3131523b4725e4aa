import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonPlaceAt } from './json-path.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

it('tells what leads to a value', () => {
  const json = '{"a":[1,{"é":"ö\\"]"}],"b":-2.5e3,"c":{}}';
  const at = (part: string, more = 0) => {
    const { path, isValue, start, end } = jsonPlaceAt(
      bytesOf(json),
      bytesOf(json.slice(0, json.indexOf(part))).length + more,
    );
    return {
      path: path.join('.'),
      isValue,
      text: new TextDecoder().decode(bytesOf(json).subarray(start, end)),
    };
  };
  expect(at('1')).toEqual({ path: 'a.0', isValue: true, text: '1' });
  expect(at('ö', 3)).toEqual({ path: 'a.1.é', isValue: true, text: '"ö\\"]"' });
  expect(at('"é')).toEqual({ path: 'a.1.é', isValue: false, text: '"é"' });
  expect(at('-2.5', 4)).toEqual({ path: 'b', isValue: true, text: '-2.5e3' });
  expect(at('"c"', 3)).toMatchObject({ isValue: false, text: ':' });
  expect(at('{"a')).toMatchObject({ isValue: false });
});

const leavesOf = (
  value: unknown,
  path: (string | number)[],
): { path: (string | number)[]; value: unknown }[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) =>
        leavesOf(member, [...path, Array.isArray(value) ? Number(name) : name]),
      )
    : [{ path, value }];

it('finds each value of any JSON, in its order', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const json = bytesOf(JSON.stringify(value));
      const places = new Map<number, { path: (string | number)[]; value: unknown }>();
      for (const offset of json.keys()) {
        const { path, start, end, isValue } = jsonPlaceAt(json, offset);
        expect(start <= offset && offset < end).toBe(true);
        if (isValue)
          places.set(start, {
            path: [...path],
            value: JSON.parse(new TextDecoder().decode(json.subarray(start, end))),
          });
      }
      expect([...places.values()]).toEqual(leavesOf(JSON.parse(JSON.stringify(value)), []));
    }),
  );
});
