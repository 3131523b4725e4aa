import { useStore } from '@nanostores/react';
import { BRAND_KIT_FILES } from '#core/brand-kit.ts';
import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { $user } from '#site/lib/session.store.ts';
import { Panel } from '#site/ui/Panel.tsx';

/** Where the kit shows, as things are now. */
export function WherePanel() {
  const picture = useStore($user, { ssr: () => null })?.profileImageUrl;
  const isPicture = picture?.startsWith(BRAND_KIT_FILES) ?? false;
  return (
    <Panel title="Where you wear it" id="where">
      <ul className="rows">
        <li className="kit-place">
          <a href="/profile#picture">Your picture</a>
          <span className="muted">
            {isPicture
              ? 'The symbol stands for you in every bar and menu.'
              : 'You chose another picture instead.'}
          </span>
        </li>
        <li className="kit-place">
          <a href={voiceTagFacts.path}>Voice drops</a>
          <span className="muted">The artist name in the file, and the symbol as its cover.</span>
        </li>
        <li className="kit-place">
          <a href={pressKitFacts.path}>Press kits</a>
          <span className="muted">
            Your logo and colours in the PDFs and online, unless you turn them off there.
          </span>
        </li>
        <li className="kit-place">
          <a href={contractGeneratorFacts.path}>Contracts</a>
          <span className="muted">Your logo and colours in the PDF, unless you turn them off there.</span>
        </li>
      </ul>
    </Panel>
  );
}
