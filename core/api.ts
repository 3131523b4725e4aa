import { accountApi } from './api/account.ts';
import { adminApi } from './api/admin.ts';
import { authApi } from './api/auth.ts';
import { billingApi } from './api/billing.ts';
import { brandKitApi } from './api/brand-kit.ts';
import { calendarApi } from './api/calendar.ts';
import { chatApi } from './api/chat.ts';
import { contactApi } from './api/contact.ts';
import { creditsApi } from './api/credits.ts';
import { draftsApi } from './api/drafts.ts';
import { eventsApi } from './api/events.ts';
import { generationApi } from './api/generation.ts';
import { gigBookApi } from './api/gig-book.ts';
import { gigFilesApi } from './api/gig-files.ts';
import { gigsApi } from './api/gigs.ts';
import { gigsAheadApi } from './api/gigs-ahead.ts';
import { journeyApi } from './api/journey.ts';
import { libraryApi } from './api/library.ts';
import { mediaApi } from './api/media.ts';
import { operationsApi } from './api/operations.ts';
import { pressKitApi } from './api/press-kit.ts';
import { profileApi } from './api/profile.ts';
import { signingApi } from './api/signing.ts';
import { toolsApi } from './api/tools.ts';
import { userApi } from './api/user.ts';
import { voiceApi } from './api/voice.ts';

/** The whole API. An endpoint that is not in this table does not exist; one without `auth` does not compile. */
export const API = {
  ...authApi,
  ...accountApi,
  ...userApi,
  ...creditsApi,
  ...billingApi,
  ...journeyApi,
  ...libraryApi,
  ...profileApi,
  ...mediaApi,
  ...brandKitApi,
  ...toolsApi,
  ...generationApi,
  ...draftsApi,
  ...chatApi,
  ...voiceApi,
  ...pressKitApi,
  ...signingApi,
  ...gigsApi,
  ...gigsAheadApi,
  ...gigFilesApi,
  ...gigBookApi,
  ...calendarApi,
  ...contactApi,
  ...eventsApi,
  ...operationsApi,
  ...adminApi,
} as const;

export type EndpointName = keyof typeof API;
/** What plans and payments are asked for by, in parts that come late. */
export type BillingEndpoint = keyof typeof billingApi;
/** What the gig tracker alone calls. */
export type TrackerEndpoint =
  | keyof typeof gigsApi
  | keyof typeof gigFilesApi
  | keyof typeof gigBookApi
  | keyof typeof calendarApi;
