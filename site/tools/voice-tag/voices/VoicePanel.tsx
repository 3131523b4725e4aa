import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { SHOWN_STYLES, STYLE_IDS, STYLES } from '#core/tools/voice-tag/styles.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { $isOwnVoiceOpen, drop } from '../studio.ts';
import { HearingNow } from './HearingNow.tsx';
import { SourceSwitch } from './SourceSwitch.tsx';
import { StylePads } from './StylePads.tsx';
import { VoiceSliders } from './VoiceSliders.tsx';
import { WishField } from './WishField.tsx';
import './voices.css';

/** Who speaks: a character to choose and hear, how it is turned, and where its voice comes from. */
export function VoicePanel() {
  const { voice } = useStore(drop.$draft, { ssr: 'initial' });
  const isHidden = !(SHOWN_STYLES as readonly string[]).includes(voice.style);
  const [isAll, setIsAll] = useState(false);
  // A choice is never out of sight: one from a wish, an earlier drop or another page.
  useEffect(() => {
    if (isHidden) setIsAll(true);
  }, [isHidden]);

  return (
    <Panel
      title="Voice"
      className="voices"
      aside={
        isHidden ? (
          <span className="muted">{STYLES[voice.style].label}</span>
        ) : (
          <button
            type="button"
            className="link small"
            aria-expanded={isAll}
            onClick={() => setIsAll((all) => !all)}
          >
            {isAll ? 'First 8' : `All ${STYLE_IDS.length}`}
          </button>
        )
      }
    >
      <StylePads ids={isAll || isHidden ? STYLE_IDS : SHOWN_STYLES} />
      <HearingNow prefix="style" />
      <p className="hint voices-note">
        Characters, not imitations. Names of real people are refused, with the reason.
      </p>
      <div className="voices-more">
        <VoiceSliders />
        <WishField />
        <SourceSwitch onOwnVoice={() => $isOwnVoiceOpen.set(true)} />
      </div>
    </Panel>
  );
}
