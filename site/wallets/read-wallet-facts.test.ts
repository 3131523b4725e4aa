import { afterEach, expect, it, vi } from 'vitest';
import { readWalletFacts } from './read-wallet-facts.ts';

afterEach(() => vi.unstubAllGlobals());

type Session = Parameters<typeof readWalletFacts>[0] extends infer W ? NonNullable<W> : never;

/** A page in a tab of its own, at our address. */
function tab(more: object = {}): Session {
  const window = { location: new URL('https://deckhand.example/apple-pay-test'), ...more };
  return Object.assign(window, { top: window, self: window }) as unknown as Session;
}
const page = (more: object = {}) => more as unknown as Document;

const files = (answer: () => Response) => vi.stubGlobal('fetch', () => Promise.resolve().then(answer));

/** What was asked for by Payment Request, which answers so. */
function requests(answer: () => boolean): string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    'PaymentRequest',
    class {
      constructor([{ supportedMethods }]: [{ supportedMethods: string }]) {
        asked.push(supportedMethods);
      }
      canMakePayment = async () => answer();
    },
  );
  return asked;
}

it('reads a browser with Apple Pay', async () => {
  files(() => new Response('7B22'));
  const asked = requests(() => true);
  const ApplePaySession = {
    canMakePayments: () => true,
    supportsVersion: (version: number) => version <= 14,
  };
  expect(await readWalletFacts(tab({ ApplePaySession, PaymentRequest }), page())).toEqual({
    ...{
      protocol: 'https:',
      host: 'deckhand.example',
      isFramed: false,
      isAllowed: null,
      domainFile: 'there',
    },
    apple: { canPay: true, version: 14 },
    ...{ hasPaymentRequest: true, canRequestApple: true, canRequestCard: true },
  });
  expect(asked.sort()).toEqual(['basic-card', 'https://apple.com/apple-pay']);
});

it('asks a browser without Apple Pay for no method that it would look up elsewhere', async () => {
  files(() => new Response(null, { status: 404 }));
  const asked = requests(() => false);
  const featurePolicy = { allowsFeature: (name: string) => name === 'payment' };
  expect(await readWalletFacts(tab({ PaymentRequest }), page({ featurePolicy }))).toMatchObject({
    ...{ isAllowed: true, domainFile: 'missing', apple: null },
    ...{ hasPaymentRequest: true, canRequestApple: null, canRequestCard: false },
  });
  expect(asked).toEqual(['basic-card']);
});

it('knows what is refused, and what does not load, from a no', async () => {
  files(() => {
    throw new TypeError('Failed to fetch');
  });
  const refuse = () => {
    throw new Error('SecurityError');
  };
  requests(refuse);
  const ApplePaySession = { canMakePayments: refuse, supportsVersion: refuse };
  const window = Object.assign(tab({ ApplePaySession, PaymentRequest }), { top: {} });
  expect(
    await readWalletFacts(window, page({ permissionsPolicy: { allowsFeature: () => false } })),
  ).toMatchObject({
    ...{ isFramed: true, isAllowed: false, domainFile: 'not loaded', apple: { canPay: null, version: null } },
    ...{ canRequestApple: null, canRequestCard: null },
  });
  files(() => new Response(null, { status: 503 }));
  expect((await readWalletFacts(tab(), page())).domainFile).toBe('not loaded');
});
