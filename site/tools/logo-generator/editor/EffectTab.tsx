import { ARCHETYPES } from '#core/tools/logo-generator/archetypes.ts';
import { controlsOf } from './effect-controls.ts';
import { SettingControls } from './SettingControls.tsx';
import type { Editing } from './use-editing.ts';

/** What makes this kind what it is. */
export function EffectTab({ editing }: { editing: Editing }) {
  const { archetype } = editing.spec;
  if (controlsOf(archetype, 'effect').length === 0) {
    return (
      <p className="small muted">
        {ARCHETYPES[archetype].label} has no effect of its own. Its parts stand under Layout.
      </p>
    );
  }
  return <SettingControls editing={editing} place="effect" />;
}
