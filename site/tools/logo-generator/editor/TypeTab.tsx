import { useState } from 'react';
import { analyseName } from '#core/tools/logo-generator/engine/analyse-name.ts';
import { capitals } from '#core/tools/logo-generator/engine/letter-case.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { FaceList } from './FaceList.tsx';
import { letteringOfSpec } from './face-for-kind.ts';
import { SettingControls, SettingSlider } from './SettingControls.tsx';
import { TRACKING, withCapFont, withFont, withTracking } from './spec-changes.ts';
import type { Editing } from './use-editing.ts';

/** The letters: the face of the name and of the small print, their weight, and the space between them. */
export function TypeTab({ editing }: { editing: Editing }) {
  const { spec, change, settle } = editing;
  const [part, setPart] = useState<'name' | 'line'>('name');
  const smallPrint = smallPrintOf(spec);
  const isLine = part === 'line' && smallPrint !== '';
  return (
    <>
      {smallPrint !== '' && (
        <PadGroup
          aria-label="Face of"
          columns={2}
          narrowColumns={2}
          value={isLine ? 'line' : 'name'}
          onChange={setPart}
          options={[
            { value: 'name', title: 'Name' },
            { value: 'line', title: 'Small print' },
          ]}
        />
      )}
      {isLine ? (
        <FaceList
          key="line"
          font={spec.capFont}
          text={smallPrint}
          onChange={(font) => change(withCapFont(spec, font))}
        />
      ) : (
        <FaceList
          key="name"
          font={spec.font}
          text={letteringOfSpec(spec)}
          onChange={(font) => change(withFont(spec, font))}
        />
      )}
      {!isLine && <SettingControls editing={editing} place="type" />}
      {!isLine && (
        <Tracking spec={spec} onChange={(next) => change(next, 'tracking')} onSettle={() => settle()} />
      )}
    </>
  );
}

interface TrackingProps {
  spec: LogoSpec;
  onChange: (spec: LogoSpec) => void;
  onSettle: () => void;
}

function Tracking({ spec, onChange, onSettle }: TrackingProps) {
  if (analyseName(spec.name).isJoined) {
    return <p className="small muted">Letters that join up have no space between them to change.</p>;
  }
  return (
    <SettingSlider
      control={TRACKING}
      value={spec.tracking ?? 0}
      onChange={(value) => onChange(withTracking(spec, value))}
      onSettle={onSettle}
    />
  );
}

/** What is set small beside the name, as it is written there. */
function smallPrintOf({ name, tagline }: LogoSpec): string {
  return capitals([analyseName(name).prefix, tagline].filter(Boolean).join(' '));
}
