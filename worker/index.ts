import { waitUntil } from 'cloudflare:workers';
import { APPLE_DOMAIN_FILE_PATH } from '#core/apple-domain-file.ts';
import { pressKitPath } from '#core/press-kit-page.ts';
import { signPath } from '#core/signing/envelope.ts';
import { SEAL_KEYS_FOLDER, SEAL_KEYS_PATH } from '#core/signing/seal/seal-keys.ts';
import { TOOLS } from '#core/tools/index.ts';
import { connect } from '#db/client.ts';
import { insertMail } from '#db/queries/admin-outbox.ts';
import { createApp } from './app.ts';
import { createAuth } from './auth/create-auth.ts';
import { lookAfterPayments } from './billing/look-after-payments.ts';
import { sendTrialMails } from './billing/send-trial-mails.ts';
import { chooseImageModel, chooseSpeechModel, chooseTextModel } from './choose-models.ts';
import type { Deps } from './deps.ts';
import { type Bindings, parseSettings, type Settings } from './env.ts';
import { answerFailedPage, answerPage } from './http/answer-page.ts';
import { couldNotStart } from './http/could-not-start.ts';
import { tidyUp } from './operations/tidy-up.ts';
import { outboxMailer } from './providers/builtin/outbox-mailer.ts';
import { sandboxPayments } from './providers/builtin/sandbox-payments.ts';
import { assetFiles } from './providers/builtin/shipped-files.ts';
import { noLinks, oembedLinks } from './providers/oembed/oembed-links.ts';
import type { Payments } from './providers/payments-port.ts';
import type { Mailer } from './providers/ports.ts';
import { r2Media } from './providers/r2/r2-media.ts';
import { resendMailer } from './providers/resend/resend-mailer.ts';
import { stripePayments } from './providers/stripe/stripe-payments.ts';
import { lookAfterEnvelopes } from './signing/look-after.ts';
import { GENERATORS } from './tools/index.ts';

const now = () => new Date();
const background = (work: () => Promise<unknown>) => waitUntil(work());
const limiter = (limit: RateLimit) => async (key: string) => (await limit.limit({ key })).success;

function chooseMailer(settings: Settings, db: Deps['db']): Mailer {
  if (settings.MAIL_PROVIDER === 'outbox') return outboxMailer((mail) => insertMail(db, mail), now);
  return resendMailer({
    url: settings.RESEND_URL,
    apiKey: settings.RESEND_API_KEY ?? '',
    from: settings.MAIL_FROM,
  });
}

function choosePayments(settings: Settings): Payments | null {
  switch (settings.PAYMENT_PROVIDER) {
    case 'stripe':
      return stripePayments({
        secretKey: settings.STRIPE_SECRET_KEY ?? '',
        webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
        url: settings.STRIPE_URL,
      });
    case 'sandbox':
      return sandboxPayments(settings.PUBLIC_URL);
    case 'off':
      return null;
  }
}

function compose(env: Bindings): Deps {
  const settings = parseSettings(env);
  const db = connect({ url: settings.LIBSQL_URL, authToken: settings.LIBSQL_AUTH_TOKEN });
  const mailer = chooseMailer(settings, db);
  return {
    settings,
    db,
    mailer,
    payments: choosePayments(settings),
    media: r2Media(env.MEDIA),
    auth: createAuth({ settings, db, mailer, background }),
    tools: TOOLS,
    generators: GENERATORS,
    toolPorts: {
      shippedFiles: assetFiles(env.ASSETS),
      text: chooseTextModel(settings, env),
      image: chooseImageModel(settings, env),
      speech: chooseSpeechModel(settings, env),
    },
    links: settings.LINK_PROVIDER === 'oembed' ? oembedLinks() : noLinks,
    limits: {
      credentials: limiter(env.CREDENTIAL_LIMIT),
      account: limiter(env.ACCOUNT_LIMIT),
      writes: limiter(env.WRITE_LIMIT),
      reports: limiter(env.REPORT_LIMIT),
      events: limiter(env.EVENT_LIMIT),
      exports: limiter(env.EXPORT_LIMIT),
    },
    now,
    background,
  };
}

let started: { deps: Deps; app: ReturnType<typeof createApp>['app'] } | undefined;

function start(env: Bindings) {
  if (!started) {
    const deps = compose(env);
    started = { deps, app: createApp(deps).app };
  }
  return started;
}

/** Where pages begin that the server renders, and what else it answers that is no file. */
const RENDERED = [pressKitPath(''), signPath('')];
const ANSWERED = ['/api/', SEAL_KEYS_PATH, SEAL_KEYS_FOLDER, APPLE_DOMAIN_FILE_PATH];

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const isPage = RENDERED.some((path) => pathname.startsWith(path));
    if (!isPage && !ANSWERED.some((path) => pathname.startsWith(path)))
      return answerPage(request, env.ASSETS);
    try {
      const reply = await start(env).app.fetch(request);
      return isPage ? await answerFailedPage(request, reply, env.ASSETS) : reply;
    } catch (error) {
      const reply = couldNotStart(error);
      return isPage ? answerFailedPage(request, reply, env.ASSETS).catch(() => reply) : reply;
    }
  },
  async scheduled(_, env) {
    const { deps } = start(env);
    // One of them may fail without the others.
    await lookAfterEnvelopes(deps)
      .finally(() => sendTrialMails(deps))
      .finally(() => lookAfterPayments(deps))
      .finally(() => tidyUp(deps));
  },
} satisfies ExportedHandler<Bindings>;
