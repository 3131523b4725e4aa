import { useMemo, useState } from 'react';
import {
  fontFor,
  TYPEFACE_KINDS,
  type Typeface,
  typefaceOf,
  weightName,
} from '#core/tools/logo-generator/typefaces.ts';
import { covers } from '#core/typefaces/coverage.ts';
import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { FacePreview } from './FacePreview.tsx';
import { faceWords, foundBy, typefacesFor } from './typeface-search.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

interface FaceListProps {
  font: FontId;
  /** What the face has to write. */
  text: string;
  onChange: (font: FontId) => void;
}

/** As much of the text as a row shows. */
const SHOWN = 18;

/** Below this many there is nothing to search. */
const FEW = 8;

/** The typefaces that can write the text, each with that text in it, and the weights of the one that is chosen. */
export function FaceList({ font, text, onChange }: FaceListProps) {
  const [search, setSearch] = useState('');
  const typefaces = useMemo(() => typefacesFor(text), [text]);
  const found = foundBy(search, typefaces);
  const { weight } = FONTS[font];
  const { family, weights } = typefaceOf(font);
  const list = useChosenInSight<HTMLDivElement>();
  const sample = [...text].slice(0, SHOWN).join('');
  return (
    <>
      {typefaces.length > FEW && (
        <Field label="Search typefaces" hideLabel>
          <TextInput
            type="search"
            value={search}
            placeholder="Name or look: wide, heavy, retro"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
      )}
      {!covers(font, text) && (
        <p className="small muted">
          {faceWords(font)} lacks some of these letters; they come from another face.
        </p>
      )}
      {found.length === 0 ? (
        <p className="small muted" role="status">
          No typeface that can write this is called or looks like that.
        </p>
      ) : (
        <div ref={list}>
          <PadGroup
            aria-label="Typeface"
            className="faces"
            columns={1}
            narrowColumns={1}
            value={found.some((each) => each.family === family) ? family : undefined}
            onChange={(id) => onChange(fontFor(id, weight))}
            options={found.map((each) => ({
              value: each.family,
              label: each.label,
              title: <FacePreview font={fontFor(each.family, weight)} text={sample} />,
              data: factOf(each),
            }))}
          />
        </div>
      )}
      {weights.length > 1 && (
        <Field label="Weight" group hint={weightName(weight)}>
          <PadGroup
            className="weights"
            columns={weights.length}
            narrowColumns={weights.length}
            value={font}
            onChange={onChange}
            options={weights.map((each) => ({
              value: each.font,
              label: weightName(each.weight),
              title: <span className="num">{each.weight}</span>,
            }))}
          />
        </Field>
      )}
    </>
  );
}

function factOf({ label, kind, weights }: Typeface): string {
  const fact = `${label} · ${TYPEFACE_KINDS[kind].label.toLowerCase()}`;
  return weights.length > 1 ? `${fact}, ${weights.length} weights` : fact;
}
