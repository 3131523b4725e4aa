import type { Profile } from '#core/profile.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { putData, refresh } from '#site/lib/query.ts';
import { refreshSession } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';

/** Puts a picture in place of the one before; null takes the own one away, so that the logo stands in. */
async function wear(picture: Blob | null, signal?: AbortSignal): Promise<void> {
  const stop = signal ? { signal } : {};
  const pictureId = picture && (await call('uploadMedia', { body: picture, ...stop })).id;
  putData('profile', await call('updateProfile', { body: { pictureId }, ...stop }));
  refresh('activity');
  refreshSession();
}

/** The bytes of the own picture as it is now: once it is replaced, the server has it no more. */
async function ownPicture({ pictureId, pictureUrl }: Profile): Promise<Blob | null> {
  if (pictureId === null || pictureUrl === null) return null;
  const reply = await fetch(pictureUrl, { credentials: 'include' });
  return reply.ok ? reply.blob() : null;
}

/** Changes the picture and offers the way back. Throws where it could not be changed. */
export async function changePicture(
  profile: Profile,
  picture: Blob | null,
  signal?: AbortSignal,
): Promise<void> {
  const before = await ownPicture(profile).catch(() => null);
  await wear(picture, signal);
  showToast({
    tone: 'ok',
    title: picture ? 'That is your picture now' : 'Your own picture is gone',
    action: { label: 'Undo', alt: 'Choose the other picture again', onAction: () => void wearAgain(before) },
  });
}

async function wearAgain(picture: Blob | null): Promise<void> {
  try {
    await wear(picture);
    showToast({ tone: 'ok', title: 'As it was before' });
  } catch (error) {
    showToast({ tone: 'danger', title: 'Not undone', text: problemOf(error) });
  }
}
