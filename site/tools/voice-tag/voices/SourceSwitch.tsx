import { useStore } from '@nanostores/react';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { $voiceDesk, drop } from '../studio.ts';
import { TakeList } from './TakeList.tsx';

type Kind = 'device' | 'provider' | 'take';

/** Where the voice comes from: this device, the provider of this server, or a recording of one's own. */
export function SourceSwitch({ onOwnVoice }: { onOwnVoice: () => void }) {
  const { source } = useStore(drop.$draft, { ssr: 'initial' });
  const { data: desk } = useStore($voiceDesk, { ssr: 'initial' });
  const takes = desk?.takes.filter(({ url }) => url !== null) ?? [];
  const provider = desk?.provider ?? null;

  function choose(kind: Kind) {
    const [first] = takes;
    if (kind !== 'take') drop.change({ source: { kind } });
    else if (first) drop.change({ source: { kind, takeId: first.id } });
    else onOwnVoice();
  }

  const count = takes.length === 1 ? '1 take' : `${takes.length} takes`;
  return (
    <div className="voices-source">
      <span className="lab" aria-hidden="true">
        Spoken by
      </span>
      <PadGroup<Kind>
        aria-label="Spoken by"
        columns={provider ? 3 : 2}
        value={source.kind}
        onChange={choose}
        options={[
          { value: 'device', title: 'This device', data: 'English, offline' },
          ...(provider || source.kind === 'provider'
            ? [{ value: 'provider' as const, title: provider?.name ?? 'Provider', data: provider?.dataGoes }]
            : []),
          { value: 'take', title: 'My voice', data: takes.length > 0 ? count : 'Record or upload' },
        ]}
      />
      {source.kind === 'provider' && provider && (
        <p className="hint">
          The script is sent to {provider.name}. {provider.dataGoes}. What comes back gets the same character.
        </p>
      )}
      {source.kind === 'take' && (
        <TakeList
          takes={takes}
          chosen={source.takeId}
          onChoose={(takeId) => drop.change({ source: { kind: 'take', takeId } })}
        />
      )}
      {takes.length > 0 && (
        <button type="button" className="link small" onClick={onOwnVoice}>
          Record or upload another
        </button>
      )}
    </div>
  );
}
