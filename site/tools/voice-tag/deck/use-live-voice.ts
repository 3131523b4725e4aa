import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Stereo } from '#core/music/sound.ts';
import { liveVoice } from '../studio.ts';
import { player } from './deck.store.ts';

/** Plays each new live voice once, while it is asked for and nothing else plays. */
export function useLiveVoice(isAsked: boolean): void {
  const voice = useStore(liveVoice.$voice, { ssr: 'initial' });
  const heard = useRef('');
  useEffect(() => {
    if (voice.state !== 'ready' || voice.part === heard.current) return;
    heard.current = voice.part;
    if (!isAsked) return;
    const { voice: mono } = voice.speech;
    const sound: Stereo = [mono, mono];
    player.hearOnce(sound);
  }, [voice, isAsked]);
}
