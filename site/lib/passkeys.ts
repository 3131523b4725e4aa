import { call } from '#site/lib/api.ts';

type Creation = PublicKeyCredentialCreationOptionsJSON;
type Request = PublicKeyCredentialRequestOptionsJSON;

/** Whether this browser speaks passkeys, and speaks them in JSON as the server does. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** The person closed the browser's own dialog, or let it run out: no error, just no passkey. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** What the API takes: the browser's own JSON. */
function inJson(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey');
  const json = credential.toJSON();
  return { ...json, type: 'public-key' as const, response: { ...json.response } };
}

/** Signs in with a passkey of this device. Throws ApiError, or the browser's DOMException. */
export async function signInWithPasskey(): Promise<void> {
  const options = (await call('passkeySignInOptions', {})) as unknown as Request;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await call('passkeySignIn', { body: { response: inJson(credential) } });
}

/** Makes a passkey on this device and ties it to the account under a name. Throws as signInWithPasskey does. */
export async function addPasskey(name: string): Promise<void> {
  const options = (await call('passkeyRegisterOptions', {})) as unknown as Creation;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await call('passkeyRegister', { body: { response: inJson(credential), name } });
}
