import { useStore } from '@nanostores/react';
import Mic from 'lucide-react/icons/mic';
import { Suspense, useRef } from 'react';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { offerWords } from '#site/lib/credit-words.ts';
import { late } from '#site/lib/late.tsx';
import { $session } from '#site/lib/session.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { ToolShell } from '../shell/ToolShell.tsx';
import { $tools } from '../shell/tools.store.ts';
import { asleep } from './asleep.tsx';
import { Deck } from './deck/Deck.tsx';
import { HistoryLink } from './HistoryLink.tsx';
import { StudioFailures } from './StudioFailures.tsx';
import { StudioNews } from './StudioNews.tsx';
import { ScriptPanel } from './script/ScriptPanel.tsx';
import { $isOwnVoiceOpen, COST, TOOL } from './studio.ts';
import { useStudio } from './use-studio.ts';
import './studio.css';

const OwnVoiceDialog = late(async () => (await import('./awake-parts.ts')).ownVoiceDialog());
const VoicePanel = asleep('voices', async () => (await import('./awake-parts.ts')).voicePanel());
const TreatmentPanel = asleep('treatment', async () => (await import('./awake-parts.ts')).treatmentPanel());
const OpenResult = asleep('result', async () => (await import('./awake-parts.ts')).openResult());

const SCREEN = voiceTagFacts.path;

/** The voice studio: the deck on top, what it is made from below, and at the end what came of it. */
export function VoiceStudio() {
  const session = useStore($session, { ssr: 'initial' });
  const credits = useQuery($credits);
  const tools = useQuery($tools);
  const isOwnVoiceOpen = useStore($isOwnVoiceOpen, { ssr: 'initial' });
  const place = useRef<HTMLDivElement>(null);
  useStudio(place);

  const isVisitor = session.status === 'visitor';
  const known = credits.state === 'ready' ? credits.data : null;
  const engine = tools.state === 'ready' ? tools.data.tools.find(({ id }) => id === TOOL)?.engine : undefined;
  return (
    <div ref={place} className="voice-studio">
      <ToolShell
        title="Voice drop"
        price={offerWords(COST, 'a drop', known)}
        engine={engine && { ...engine, dataGoes: `${engine.dataGoes} · marked as synthetic in the file` }}
        aside={
          <div className="voice-ways">
            <Button size="sm" icon={Mic} onClick={() => $isOwnVoiceOpen.set(true)}>
              Use my own voice
            </Button>
            <HistoryLink />
          </div>
        }
      >
        <StudioNews />
        <StudioFailures screen={SCREEN} />
        <Deck isVisitor={isVisitor} screen={SCREEN} />
        <div className="voice-panels">
          <ScriptPanel />
          <VoicePanel />
          <TreatmentPanel />
        </div>
        <OpenResult />
        {isOwnVoiceOpen && (
          <Suspense>
            <OwnVoiceDialog open onClose={() => $isOwnVoiceOpen.set(false)} />
          </Suspense>
        )}
      </ToolShell>
    </div>
  );
}
