import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { pemOf } from '#core/signing/seal/seal-keys.ts';
import { KEY, sealedFiles, signedContent } from '../../tests/support/sealed-copies.ts';
import { opensslLines } from './openssl-lines.ts';

it('what the lines ask of OpenSSL is so: Node’s own answers the same about a copy', () => {
  const files = new Map(sealedFiles(signedContent()).map(({ name, bytes }) => [name, bytes]));
  const bytesOf = (name: string) => files.get(name) ?? new Uint8Array();
  const [signature = '', hashes = '', listing = ''] = opensslLines('KEY.pem', 'contract.pdf');

  const [, sealed = '', signed = ''] = / -in (\S+) -sigfile (\S+)$/.exec(signature) ?? [];
  const key = createPublicKey(pemOf({ publicKey: Buffer.from(KEY.publicKey).toString('base64') }));
  expect(verify(null, bytesOf(sealed), key, bytesOf(signed))).toBe(true);

  const named = hashes.replace('openssl dgst -sha256 ', '').split(' ');
  const [, word = '', file = ''] = /^grep (\S+) (\S+)$/.exec(listing) ?? [];
  const found = new TextDecoder()
    .decode(bytesOf(file))
    .split('\n')
    .filter((line) => line.includes(word));
  expect(found.map((line) => JSON.parse(line.replace(/,$/, '')))).toEqual(
    named.map((name) => ({
      name,
      size: bytesOf(name).length,
      sha256: createHash('sha256').update(bytesOf(name)).digest('hex'),
    })),
  );
  expect([...files.keys()].sort()).toEqual([...named, sealed, signed].sort());
});
