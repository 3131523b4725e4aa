import { useState } from 'react';
import { Tabs } from '#site/ui/Tabs.tsx';
import { ColourTab } from './ColourTab.tsx';
import { EffectTab } from './EffectTab.tsx';
import { LayoutTab } from './LayoutTab.tsx';
import { TextTab } from './TextTab.tsx';
import { TypeTab } from './TypeTab.tsx';
import type { Editing } from './use-editing.ts';
import './editor-tabs.css';

type Tab = 'effect' | 'type' | 'colour' | 'layout' | 'text';

/** What can be changed, by what it changes. The tab stays while other concepts come on stage. */
export function EditorTabs({ concept, editing }: { concept: string; editing: Editing }) {
  const [tab, setTab] = useState<Tab>('effect');
  const inside = (content: React.ReactNode) => (
    <div className="editor-tab" key={concept}>
      {content}
    </div>
  );
  return (
    <Tabs<Tab>
      className="editor-tabs"
      label="Edit this concept"
      value={tab}
      onChange={setTab}
      items={[
        { value: 'effect', label: 'Effect', content: inside(<EffectTab editing={editing} />) },
        { value: 'type', label: 'Type', content: inside(<TypeTab editing={editing} />) },
        { value: 'colour', label: 'Colour', content: inside(<ColourTab editing={editing} />) },
        { value: 'layout', label: 'Layout', content: inside(<LayoutTab editing={editing} />) },
        { value: 'text', label: 'Text', content: inside(<TextTab concept={concept} editing={editing} />) },
      ]}
    />
  );
}
