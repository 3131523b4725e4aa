import type { Endpoint } from '#core/endpoint.ts';
import type { ToolRegistry } from '#core/tools/index.ts';
import type { Database } from '#db/client.ts';
import type { Auth } from './auth/create-auth.ts';
import type { Settings } from './env.ts';
import type { Payments } from './providers/payments-port.ts';
import type { Generator, Links, Mailer, Media, ToolPorts } from './providers/ports.ts';

/** Counts a try under a key; false when there were too many lately. */
export type Limiter = (key: string) => Promise<boolean>;

/** Everything that the server's verbs work with. Tests hand in their own. */
export interface Deps {
  settings: Settings;
  db: Database;
  media: Media;
  mailer: Mailer;
  /** None where nothing can be paid for. */
  payments: Payments | null;
  auth: Auth;
  tools: ToolRegistry;
  generators: Readonly<Record<string, Generator>>;
  toolPorts: ToolPorts;
  links: Links;
  limits: Record<NonNullable<Endpoint['limit']> | 'account', Limiter>;
  now: () => Date;
  /** Work that may go on after the reply is sent. */
  background: (work: () => Promise<unknown>) => void;
}
