import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';

interface ConceptPictureProps {
  url: string | null;
  /** Shown where the first does not load. */
  instead?: string | null;
  /** What it shows; empty where the words beside it say so. */
  alt?: string;
  /** Decoded before it is shown: one picture follows another without a gap. */
  now?: boolean;
}

/** A logo at its true shape, 4 : 3. One that does not load leaves a sign in its place. spec §2 */
export function ConceptPicture({ url, instead = null, alt = '', now = false }: ConceptPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = url !== null && url === broken ? instead : url;
  return (
    <span className="concept-picture">
      {shown === null ? (
        <>
          <ImageOff className="i" aria-hidden="true" />
          <span className="sr">Picture not loaded</span>
        </>
      ) : (
        <img
          src={shown}
          alt={alt}
          width={1200}
          height={900}
          decoding={now ? 'sync' : 'async'}
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  );
}
