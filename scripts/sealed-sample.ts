/**
 * Makes the sealed copy that /verify shows as a sample, by the code that seals contracts, with a key of its own that nobody has
 * afterwards: `npm run sealed-sample`. What it writes is kept; make it again when sealed copies are made of something else.
 */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAIN_BRANDING } from '#core/branding.ts';
import type { SignedDocument } from '#core/signing/envelope.ts';
import { envelopeOf } from '#core/signing/envelope-state.ts';
import { keyIdOf } from '#core/signing/seal/seal.ts';
import { sealedCopy } from '#core/signing/seal/sealed-copy.ts';
import type { PrintedSignature } from '#core/signing/signature.ts';
import type { ContractParts, PrintedSigning } from '#core/tools/contract-generator/paper/contract-parts.ts';
import { printAudit, printContract } from '#core/tools/contract-generator/paper/print-contract.ts';
import { groundOf } from '#core/tools/contract-generator/paper/styles.ts';
import { readLogoFonts } from './logo-fonts.ts';
import { SAMPLE_CONTRACT } from './sealed-sample/sample-contract.ts';
import { sampleRecord } from './sealed-sample/sample-record.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'content/samples');
const readFonts = async (names: readonly string[]) => readLogoFonts(names);

const partsOf = (signing: PrintedSigning): ContractParts => ({
  ...{ contract: SAMPLE_CONTRACT, ground: groundOf(PLAIN_BRANDING), logoOn: () => null },
  ...{ madeAt: new Date('2026-11-02T21:41:00Z'), signing },
});

const documentOf = ({ bytes, pages }: { bytes: Uint8Array; pages: number }): SignedDocument => ({
  ...{ sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length, pages },
});

const sent = documentOf(
  await printContract(partsOf({ version: 1, sha256: null, signatures: {} }), readFonts),
);
const { signers } = envelopeOf(sampleRecord(sent));
const signatureOf = (role: 'artist' | 'client'): PrintedSignature => {
  const { signed, title } = signers[role];
  if (!signed) throw new Error(`The ${role} of the sample has not signed`);
  const { name, signature, at, from } = signed;
  return { name, title, signature, at, zone: from?.zone ?? '' };
};
const parts = partsOf({
  ...{ version: 1, sha256: sent.sha256 },
  signatures: { artist: signatureOf('artist'), client: signatureOf('client') },
});
const contract = await printContract(parts, readFonts);
const entries = sampleRecord(sent, documentOf(contract));
const audit = await printAudit(parts, entries, readFonts, { checkAt: 'https://deckhand.example/verify' });

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
const copy = await sealedCopy(
  { document: contract.bytes, audit: audit.bytes, entries },
  { id: keyIdOf(raw), sign: async (message) => new Uint8Array(sign(null, message, privateKey)) },
);

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sealed-contract.zip'), copy);
writeFileSync(
  join(root, 'core/signing/seal/sample-key.ts'),
  `/** What our sample is sealed with, written by scripts/sealed-sample.ts: its 32 bytes as Base64. Nobody has the other half. */\nexport const SAMPLE_KEY = '${raw.toString('base64')}';\n`,
);
console.log(`content/samples/sealed-contract.zip: ${copy.length} bytes, key ${keyIdOf(raw)}`);
