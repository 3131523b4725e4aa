import { APPLE_DOMAIN_FILE_PATH } from '#core/apple-domain-file.ts';
import type { WalletFacts } from './wallet-facts.ts';

/** What browsers with Apple Pay have beside what all of them have. */
interface AppleSession {
  canMakePayments(): boolean;
  supportsVersion(version: number): boolean;
}
interface Policy {
  allowsFeature(name: string): boolean;
}
type Browser = Window & { ApplePaySession?: AppleSession };
type Page = Document & { permissionsPolicy?: Policy; featurePolicy?: Policy };

const APPLE_METHOD = 'https://apple.com/apple-pay';
/** Far beyond the newest version of Apple Pay. */
const NEWEST_VERSION = 30;
/** Longer than this, in milliseconds, is no answer. */
const PATIENCE_MS = 8000;

/** What is answered, or null where asking is refused. */
function asked<Value>(ask: () => Value): Value | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

function readApple(session: AppleSession | undefined): WalletFacts['apple'] {
  if (!session) return null;
  const versions = Array.from({ length: NEWEST_VERSION }, (_, index) => NEWEST_VERSION - index);
  return {
    canPay: asked(() => session.canMakePayments()),
    version: versions.find((version) => asked(() => session.supportsVersion(version))) ?? null,
  };
}

/** Whether a page can ask for this way to pay. Nothing is shown, and nothing paid. */
async function canRequest(supportedMethods: string, data?: object): Promise<boolean | null> {
  try {
    const total = { label: 'Deckhand', amount: { currency: 'USD', value: '1.00' } };
    return await new PaymentRequest([{ supportedMethods, data }], { total }).canMakePayment();
  } catch {
    return null;
  }
}

async function readDomainFile(): Promise<WalletFacts['domainFile']> {
  try {
    const reply = await fetch(APPLE_DOMAIN_FILE_PATH, {
      ...{ cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) },
    });
    await reply.body?.cancel();
    if (reply.ok) return 'there';
    return reply.status === 404 ? 'missing' : 'not loaded';
  } catch {
    return 'not loaded';
  }
}

/** Asks the browser, and our own address for the file of Apple; nobody else. */
export async function readWalletFacts(
  window: Browser = globalThis.window,
  document: Page = globalThis.document,
): Promise<WalletFacts> {
  const { protocol, host, hostname } = window.location;
  const policy = document.permissionsPolicy ?? document.featurePolicy;
  const apple = readApple(window.ApplePaySession);
  const hasPaymentRequest = 'PaymentRequest' in window;
  const appleData = {
    ...{ version: 3, merchantIdentifier: hostname, merchantCapabilities: ['supports3DS'] },
    ...{ supportedNetworks: ['visa', 'masterCard'], countryCode: 'US' },
  };
  const [domainFile, canRequestApple, canRequestCard] = await Promise.all([
    readDomainFile(),
    // Elsewhere this address would be looked up, which our policy forbids.
    apple && hasPaymentRequest ? canRequest(APPLE_METHOD, appleData) : null,
    hasPaymentRequest ? canRequest('basic-card') : null,
  ]);
  return {
    ...{ protocol, host, domainFile, apple, hasPaymentRequest, canRequestApple, canRequestCard },
    isFramed: window.top !== window.self,
    isAllowed: policy ? asked(() => policy.allowsFeature('payment')) : null,
  };
}
