import { atom } from 'nanostores';
import type { Generation } from '#core/generation.ts';
import type { LogoOutput } from '#core/tools/logo-generator/tool.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { editsOf, type ShownConcept } from './concepts-of.ts';
import { reasonOf } from './edit-logo.ts';
import { patchLogo } from './patch-logo.ts';

/** Stars that were pressed and are not saved yet, on or off, by `starOf`. */
export const $stars = atom<Readonly<Record<string, boolean>>>({});

export const starOf = (logo: Generation, concept: string): string => `${logo.id}/${concept}`;

/** Puts a concept among the favourites or takes it out: at once on screen, then in the library. */
export async function pressStar(logo: Generation, { id, isFavourite }: ShownConcept): Promise<void> {
  const star = starOf(logo, id);
  $stars.set({ ...$stars.get(), [star]: !isFavourite });
  try {
    const saved = await patchLogo(
      logo,
      (now) => ({ edits: { ...editsOf(now), favourites: favouritesOf(now, $stars.get()) } }),
      { onNewest: true },
    );
    // Pressed again meanwhile it waits for its own turn.
    if (favouritesOf(saved).includes(id) === $stars.get()[star]) forget(star);
  } catch (error) {
    forget(star);
    showToast({ tone: 'danger', title: 'Favourite not saved', text: reasonOf(error) });
  }
}

function forget(star: string): void {
  const { [star]: _, ...rest } = $stars.get();
  $stars.set(rest);
}

function favouritesOf(logo: Generation, stars: Readonly<Record<string, boolean>> = {}): string[] {
  const saved = editsOf(logo).favourites ?? [];
  const { concepts } = logo.output as LogoOutput;
  return concepts.map(({ id }) => id).filter((id) => stars[starOf(logo, id)] ?? saved.includes(id));
}
