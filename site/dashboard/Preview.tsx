import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { type LibraryItem, makerOf } from '#core/library.ts';
import { SharedIcon } from '#site/ui/SharedIcon.tsx';

/** The picture of an item; an icon where it has none, or where it does not load. spec §2 */
export function Preview({ item }: { item: LibraryItem }) {
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = item.preview !== null && broken === item.preview;
  if (item.preview === null || isBroken) {
    return (
      <span className="no-preview" data-testid="no-preview">
        {isBroken ? (
          <ImageOff className="i" aria-hidden="true" />
        ) : (
          <SharedIcon name={makerOf(item.type)?.id ?? ''} />
        )}
      </span>
    );
  }
  const { preview } = item;
  return <img src={preview} alt="" width={1200} height={900} onError={() => setBroken(preview)} />;
}
