import { checkSealed } from '#core/signing/seal/check-sealed.ts';
import { type Copy, readCopy } from '#core/signing/seal/read-copy.ts';
import { SAMPLE_KEY } from '#core/signing/seal/sample-key.ts';
import { keyIdOf, type NamedBytes } from '#core/signing/seal/seal.ts';
import type { SealProgress, SealReport } from '#core/signing/seal/seal-report.ts';
import { bytesOfBase64 } from './bytes-of-base64.ts';
import type { CheckQuestion, CheckReply, CheckResult } from './check-messages.ts';
import { canVerify, signatureChecker } from './verify-signature.ts';

const NO_SIGNATURES =
  'This browser can’t check the kind of signature that a seal has (Ed25519). Chrome and Edge can from version 137, Firefox from 129, Safari from 17. The three lines below work without a browser.';
const UNREADABLE = 'The file couldn’t be read. It may have been moved, or it is a folder.';
const BROKEN = 'The check stopped half-way. Your file is untouched. Load the page again, then try once more.';

/** Between two words on how far it is, in ms. */
const TOLD_EVERY_MS = 50;

const answer = (reply: CheckReply, transfer: Transferable[] = []): void => postMessage(reply, { transfer });

async function bytesOf(file: File): Promise<NamedBytes> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function copyOf({ files, isZip }: CheckQuestion['copy']): Promise<Copy> {
  const read = await Promise.all(files.map(bytesOf));
  const [only] = read;
  return isZip && only ? { bytes: only.bytes } : { files: read };
}

/** The document, where it is what was sealed: another one is nobody’s contract. */
function documentOf(copy: Copy, { key, contract, files }: SealReport): CheckResult['document'] {
  const file = files.find(({ name }) => name === contract?.document);
  if (file?.state !== 'same' || !key || key.is === 'unknown') return null;
  const bytes = readCopy(copy, () => {})?.files.find(({ name }) => name === file.name)?.bytes;
  return bytes ? new Uint8Array(bytes) : null;
}

function progressTeller(): (progress: SealProgress) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return ({ done, total, what }) => {
    const now = performance.now();
    if (now - toldAt < TOLD_EVERY_MS) return;
    toldAt = now;
    answer({ share: total > 0 ? done / total : 0, doing: what });
  };
}

async function check({ copy: given, keys }: CheckQuestion): Promise<void> {
  if (!(await canVerify())) return answer({ problem: NO_SIGNATURES, mayRetry: false });
  const copy = await copyOf(given).catch(() => null);
  if (!copy) return answer({ problem: UNREADABLE, mayRetry: true });
  const publicKey = bytesOfBase64(SAMPLE_KEY);
  const report = await checkSealed(copy, {
    ...{ keys, sampleKey: { id: keyIdOf(publicKey), publicKey } },
    ...{ verify: signatureChecker(), onProgress: progressTeller() },
  });
  const document = documentOf(copy, report);
  answer({ report, document }, document ? [document.buffer] : []);
}

addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  check(data).catch(() => answer({ problem: BROKEN, mayRetry: true }));
});
