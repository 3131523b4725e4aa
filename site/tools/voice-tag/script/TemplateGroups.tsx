import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { fillTemplate, TEMPLATE_GROUPS, type TemplateGroup } from '#core/tools/voice-tag/templates.ts';
import { $artistName, EXAMPLE_NAME } from './artist-name.ts';

type Choose = (script: string, selected?: string) => void;

/** All templates, with the name that they would be spoken with. */
export function TemplateGroups({ onChoose }: { onChoose: Choose }) {
  const known = useStore($artistName);
  const name = known ?? EXAMPLE_NAME;
  // A name that nobody gave is written over first.
  const choose = (text: string) => onChoose(fillTemplate(text, name), known === null ? name : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="script-groups" aria-label="Templates" tabIndex={0}>
      {TEMPLATE_GROUPS.map((group) => (
        <Group key={group.label} group={group} name={name} onChoose={choose} />
      ))}
    </section>
  );
}

interface GroupProps {
  group: TemplateGroup;
  name: string;
  onChoose: (text: string) => void;
}

function Group({ group, name, onChoose }: GroupProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>{group.label}</h3>
      <ul className="script-list" aria-labelledby={id}>
        {group.templates.map(({ id: template, text }) => (
          <li key={template}>
            <button type="button" onClick={() => onChoose(text)}>
              {fillTemplate(text, name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
