import type { SectionId } from '#core/tools/press-kit/sections.ts';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { desk } from '../studio.ts';
import { KitList } from './KitList.tsx';
import { USUAL_RIDER } from './kit-lists.ts';
import { LookSection } from './LookSection.tsx';
import { useKit } from './use-kit.ts';
import './sections.css';

const BioSection = late(async () => (await import('../bio/BioSection.tsx')).BioSection);
const ContactSection = late(async () => (await import('./ContactSection.tsx')).ContactSection);
const GigDates = late(async () => (await import('../dates/GigDates.tsx')).GigDates);
const FactsSection = late(async () => (await import('./FactsSection.tsx')).FactsSection);
const MusicSection = late(async () => (await import('./MusicSection.tsx')).MusicSection);
const PhotosSection = late(async () => (await import('../photos/PhotosSection.tsx')).PhotosSection);

function RiderSection() {
  const { rider } = useKit();
  const usual = rider.length === 0 && (
    <Button size="sm" variant="quiet" onClick={() => desk.change({ rider: USUAL_RIDER })}>
      Begin with the usual set
    </Button>
  );
  return (
    <div className="panel-b kit-fields">
      <KitList list="rider" aside={usual} />
    </div>
  );
}

/** What a section is filled in with. */
export function SectionBody({ id }: { id: SectionId }) {
  switch (id) {
    case 'look':
      return <LookSection />;
    case 'facts':
      return <FactsSection />;
    case 'bio':
      return <BioSection />;
    case 'photos':
      return <PhotosSection />;
    case 'music':
      return <MusicSection />;
    case 'highlights':
      return (
        <div className="panel-b kit-fields">
          <KitList list="highlights" title="Highlights" />
          <KitList list="releases" title="Releases" />
        </div>
      );
    case 'quotes':
      return (
        <div className="panel-b kit-fields">
          <KitList list="quotes" />
        </div>
      );
    case 'dates':
      return (
        <div className="panel-b kit-fields">
          <KitList list="dates" />
          <GigDates />
        </div>
      );
    case 'rider':
      return <RiderSection />;
    case 'contact':
      return <ContactSection />;
  }
}
