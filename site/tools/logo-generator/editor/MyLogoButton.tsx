import { useStore } from '@nanostores/react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useState } from 'react';
import { $brandKit } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import type { OpenLogo } from '../use-open-logo.ts';
import { refusedFields } from './field-text.ts';
import { sameSpec } from './same-spec.ts';
import { wearLogo } from './wear-logo.ts';
import { works } from './works.ts';

interface MyLogoButtonProps {
  open: OpenLogo;
  /** Amber: the one next thing of the screen. */
  isNext: boolean;
}

/** Makes the concept on stage what the account looks like, or says that it is. */
export function MyLogoButton({ open, isNext }: MyLogoButtonProps) {
  const { logo, selected } = open;
  const [isSaving, setIsSaving] = useState(false);
  const state = useIsMine(open);
  const typed = useStore(works.$works)[logo.id]?.[selected.id]?.typed ?? {};
  const isRefused = refusedFields(typed).length > 0;

  async function wear() {
    setIsSaving(true);
    await wearLogo(logo, selected);
    setIsSaving(false);
  }

  return (
    <Button
      full
      variant={isNext && state !== 'worn' ? 'go' : 'default'}
      busy={isSaving}
      onClick={wear}
      className={state === 'worn' ? 'worn' : ''}
      data-testid="use-logo"
      {...(isRefused && { disabledReason: 'A field holds what cannot be drawn' })}
      {...(state === 'worn' && { icon: BadgeCheck, disabledReason: 'It is your logo already' })}
    >
      {WORDS[state]}
    </Button>
  );
}

const WORDS = { other: 'Use as my logo', changed: 'Update my logo', worn: 'Your logo' } as const;

/** `changed`: this concept is worn as it was before it was edited. */
function useIsMine({ logo, selected }: OpenLogo): keyof typeof WORDS {
  const now = useQuery($brandKit);
  const worn = now.state === 'ready' ? now.data.kit?.logo : undefined;
  if (worn?.generationId !== logo.id || worn.conceptId !== selected.id) return 'other';
  return sameSpec(worn.spec, selected.spec) ? 'worn' : 'changed';
}
