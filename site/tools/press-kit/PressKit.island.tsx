import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { late } from '#site/lib/late.tsx';
import { DocumentTool } from '../shell/document/DocumentTool.tsx';
import { FirstKit } from './FirstKit.tsx';

const beginKit = async () => (await import('./studio.ts')).studio.begin();
const KitScreen = late(async () => (await import('./KitScreen.tsx')).KitScreen);

/** The press kit builder. */
export function PressKit() {
  return (
    <IslandRoot>
      <DocumentTool
        facts={pressKitFacts}
        {...{ title: 'Press kit', offer: 'for a kit', noun: 'kit', param: 'kit', begin: beginKit }}
        first={(start) => <FirstKit {...start} />}
      >
        <KitScreen />
      </DocumentTool>
    </IslandRoot>
  );
}
