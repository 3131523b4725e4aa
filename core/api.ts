import { accountApi } from './api/account.ts';
import { authApi } from './api/auth.ts';
import { brandKitApi } from './api/brand-kit.ts';
import { chatApi } from './api/chat.ts';
import { operationsApi } from './api/operations.ts';
import { profileApi } from './api/profile.ts';
import { toolsApi } from './api/tools.ts';
import { userApi } from './api/user.ts';
import { voiceApi } from './api/voice.ts';

/** The whole API. An endpoint that is not in this table does not exist; one without `auth` does not compile. */
export const API = {
  ...authApi,
  ...accountApi,
  ...userApi,
  ...chatApi,
  ...profileApi,
  ...toolsApi,
  ...brandKitApi,
  ...voiceApi,
  ...operationsApi,
} as const;

export type EndpointName = keyof typeof API;
