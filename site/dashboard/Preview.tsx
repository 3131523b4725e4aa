import AudioLines from 'lucide-react/icons/audio-lines';
import FileText from 'lucide-react/icons/file-text';
import IdCard from 'lucide-react/icons/id-card';
import ImageOff from 'lucide-react/icons/image-off';
import PenTool from 'lucide-react/icons/pen-tool';
import { useState } from 'react';
import type { LibraryItem, LibraryType } from '#core/library.ts';
import type { Icon } from '#site/ui/icon.ts';

const ICONS: Record<LibraryType, Icon> = {
  logo: PenTool,
  'voice-tag': AudioLines,
  'press-kit': IdCard,
  contract: FileText,
};

/** The picture of an item; an icon where it has none, or where it does not load. spec §2 */
export function Preview({ item }: { item: LibraryItem }) {
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = item.preview !== null && broken === item.preview;
  if (item.preview === null || isBroken) {
    const Sign = isBroken ? ImageOff : ICONS[item.type];
    return (
      <span className="no-preview" data-testid="no-preview">
        <Sign className="i" aria-hidden="true" />
      </span>
    );
  }
  const { preview } = item;
  return <img src={preview} alt="" width={1200} height={900} onError={() => setBroken(preview)} />;
}
