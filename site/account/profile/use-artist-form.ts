import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, type FieldError } from '#core/errors.ts';
import type { Profile } from '#core/profile.ts';
import { call } from '#site/lib/api.ts';
import { formProblem } from '#site/lib/problem-of.ts';
import { putData, refresh } from '#site/lib/query.ts';
import { refreshSession } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { type ArtistDraft, type ArtistValues, changeOf, draftOf, tidied } from './artist-draft.ts';

/** What belongs to a field, or to a part of it: `bioFacts.2` to `bioFacts`. */
const isAt = (field: string, path: string) => path === field || path.startsWith(`${field}.`);

/** A value, or what becomes of the one that stands there. */
type Change<Value> = Value | ((now: Value) => Value);

/** The artist's part of the profile: what was typed stays until it is saved or discarded, whatever happens between. */
export function useArtistForm(profile: Profile) {
  const [saved, setSaved] = useState<ArtistValues>(profile);
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [fields, setFields] = useState<readonly FieldError[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = changeOf(saved, draft);
  const changed = Object.keys(change) as (keyof ArtistDraft)[];

  useEffect(() => {
    if (fields.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields]);

  function set<Key extends keyof ArtistDraft>(key: Key, value: Change<ArtistDraft[Key]>): void {
    setDraft((now) => ({ ...now, [key]: typeof value === 'function' ? value(now[key]) : value }));
    if (fields.some(({ path }) => isAt(key, path))) setFields(fields.filter(({ path }) => !isAt(key, path)));
  }

  function fail(error: unknown): void {
    const refused = error instanceof ApiError ? (error.details.fields ?? []) : [];
    setFields(refused);
    setProblem(refused.length > 0 ? null : formProblem(error));
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving || changed.length === 0) return;
    setDraft(tidied);
    setFields([]);
    setProblem(null);
    setIsSaving(true);
    try {
      const now = await call('updateProfile', { body: change });
      setSaved(now);
      putData('profile', now);
      refresh('journey', 'activity');
      refreshSession();
      showToast({ tone: 'ok', title: 'Saved' });
    } catch (error) {
      fail(error);
    } finally {
      setIsSaving(false);
    }
  }

  function discard(): void {
    const typed = draft;
    setDraft(draftOf(saved));
    setFields([]);
    setProblem(null);
    showToast({
      title: 'As it was saved',
      action: { label: 'Undo', alt: 'Type it again', onAction: () => setDraft(typed) },
    });
  }

  return {
    ...{ draft, set, changed, problem, discard, isSaving },
    errorOf: (field: string) => fields.find(({ path }) => isAt(field, path))?.reason ?? null,
    /** Spread over the `<form>`. */
    form: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void save(event) },
  };
}

export type ArtistFormParts = ReturnType<typeof useArtistForm>;
/** What a field of the form is given. */
export type ArtistFieldProps = Pick<ArtistFormParts, 'draft' | 'set' | 'errorOf'>;
