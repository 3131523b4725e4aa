import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import { mediaUrl } from '#core/media.ts';
import {
  LONGEST,
  MOST,
  PHOTO_ROLES,
  type Photo,
  type PhotoRole,
  PRINT_SIDE,
} from '#core/tools/press-kit/kit.ts';
import { photoAlt } from '#core/tools/press-kit/kit-words.ts';
import { CROPS } from '#core/tools/press-kit/photo-files.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { KitField } from '../sections/KitField.tsx';
import { useKit } from '../sections/use-kit.ts';
import { desk } from '../studio.ts';
import { cropPosition } from './crop-position.ts';
import { FocusStage } from './FocusStage.tsx';
import { PhotoDrop } from './PhotoDrop.tsx';
import './photos.css';

const ROLES = (Object.keys(PHOTO_ROLES) as PhotoRole[]).map((value) => ({
  value,
  title: PHOTO_ROLES[value],
}));

const changePhotos = (change: (photos: readonly Photo[]) => Photo[], put = desk.change): void =>
  put(({ photos }) => ({ photos: change(photos) }));

const isPrintable = ({ width, height }: Photo): boolean => Math.max(width, height) >= PRINT_SIDE;

function PrintState({ photo }: { photo: Photo }) {
  return isPrintable(photo) ? (
    <StateLabel state="ok">Print size</StateLabel>
  ) : (
    <StateLabel state="danger">Too small for print</StateLabel>
  );
}

/** The press photos: the chosen one with its crops, the others in a strip, and where more come in. */
export function PhotosSection() {
  const kit = useKit();
  const { photos } = kit;
  const foot = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const index = Math.max(
    0,
    photos.findIndex(({ id }) => id === chosen),
  );
  const photo = photos[index];
  return (
    <>
      {photo ? (
        <PhotoDesk
          photo={photo}
          index={index}
          alt={photoAlt(kit, photo)}
          count={photos.length}
          onLast={() => foot.current?.querySelector('button')?.focus()}
        />
      ) : (
        <p className="panel-b muted">
          Two to four: one live, one portrait, one neutral. {PRINT_SIDE.toLocaleString('en')} px or more on
          the long side can be printed. No photos yet? A friend with a good phone, an empty booth and an hour
          are enough to begin.
        </p>
      )}
      <div ref={foot} className="photo-foot">
        {photos.length > 0 && (
          <ul className="photo-strip" aria-label="Photos of this kit">
            {photos.map((one, place) => (
              <li key={one.id}>
                <button type="button" aria-pressed={one === photo} onClick={() => setChosen(one.id)}>
                  <img src={mediaUrl(one.screenId || one.id)} alt="" loading="lazy" width="48" height="40" />
                  <span>
                    <b>
                      {PHOTO_ROLES[one.role]}
                      <span className="sr">, photo {place + 1}</span>
                    </b>
                    <PrintState photo={one} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <PhotoDrop />
      </div>
    </>
  );
}

function PhotoDesk({
  photo,
  index,
  alt,
  count,
  onLast,
}: {
  photo: Photo;
  index: number;
  alt: string;
  count: number;
  /** The only photo was removed, and the focus has nowhere to stay. */
  onLast: () => void;
}) {
  const put = (part: Partial<Photo>): void =>
    changePhotos((photos) => photos.map((one) => (one.id === photo.id ? { ...one, ...part } : one)));

  function move(by: -1 | 1): void {
    changePhotos((photos) => photos.toSpliced(index, 1).toSpliced(index + by, 0, photo));
  }

  function remove(): void {
    changePhotos((photos) => photos.filter(({ id }) => id !== photo.id));
    const put = desk.changerOfThis();
    const undo = (photos: readonly Photo[]): Photo[] =>
      photos.length < MOST.photos && photos.every(({ id }) => id !== photo.id)
        ? photos.toSpliced(index, 0, photo)
        : [...photos];
    showToast({
      title: 'Photo removed',
      action: { label: 'Undo', alt: 'Add it again', onAction: () => changePhotos(undo, put) },
    });
    if (count === 1) onLast();
  }

  return (
    <div className="photo-desk">
      <div>
        <FocusStage photo={photo} alt={alt} onFocus={(focus) => put({ focus })} />
        <p className="small num photo-size">
          {photo.width.toLocaleString('en')} × {photo.height.toLocaleString('en')} px{' '}
          <PrintState photo={photo} />
        </p>
      </div>
      <div className="photo-facts">
        <div className="photo-crops">
          {CROPS.map(({ name, width, height }) => (
            <figure key={name} style={{ flexGrow: width / height }}>
              <img
                src={mediaUrl(photo.screenId || photo.id)}
                alt={`Crop ${name}`}
                width={width}
                height={height}
                style={{
                  aspectRatio: `${width} / ${height}`,
                  objectPosition: cropPosition(photo, { width, height }),
                }}
              />
              <figcaption>
                <b className="num">{name}</b>
                <em className="num">
                  {width} × {height}
                </em>
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="small muted">
          Drag the target onto your face, or use the arrow keys. All crops follow.
        </p>
        <Field label="Kind" group>
          <PadGroup
            columns={3}
            narrowColumns={3}
            value={photo.role}
            onChange={(role) => put({ role })}
            options={ROLES}
          />
        </Field>
        <div className="photo-words">
          <KitField
            path={`photos.${index}.credit`}
            label="Credit"
            placeholder="Jana Wirth"
            longest={LONGEST.line}
          />
          <KitField
            path={`photos.${index}.shows`}
            label="What it shows"
            placeholder="In the booth at Halle 14"
            longest={LONGEST.text}
          />
        </div>
        <div className="photo-ways">
          <Button
            {...{ size: 'sm', icon: ArrowLeft }}
            {...(index === 0 && { disabledReason: 'It is the first one' })}
            onClick={() => move(-1)}
          >
            Earlier
          </Button>
          <Button
            {...{ size: 'sm', icon: ArrowRight }}
            {...(index === count - 1 && { disabledReason: 'It is the last one' })}
            onClick={() => move(1)}
          >
            Later
          </Button>
          <Button {...{ size: 'sm', variant: 'quiet', icon: Trash }} onClick={remove}>
            Remove
          </Button>
        </div>
      </div>
    </div>
  );
}
