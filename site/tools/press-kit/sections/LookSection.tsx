import { brandingOf } from '#core/branding.ts';
import { PAGE_SIZES, type PageSize } from '#core/paper/paper.ts';
import {
  HEADING_TYPES,
  type HeadingType,
  LONGEST,
  type PressKit,
  THEMES,
  type ThemeId,
} from '#core/tools/press-kit/kit.ts';
import { lookOf } from '#core/tools/press-kit/look.ts';
import { $brandKit } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { desk } from '../studio.ts';
import { KitField } from './KitField.tsx';
import { useKit } from './use-kit.ts';

const changeLook = (part: Partial<PressKit['look']>): void =>
  desk.change(({ look }) => ({ look: { ...look, ...part } }));

const THEME_IDS = Object.keys(THEMES) as ThemeId[];
const TYPE_IDS = Object.keys(HEADING_TYPES) as HeadingType[];
const SIZE_IDS = Object.keys(PAGE_SIZES) as PageSize[];

/** What the kit is called and what it wears. */
export function LookSection() {
  const kit = useKit();
  const { look } = kit;
  const brandKit = useQuery($brandKit);
  const worn = brandKit.state === 'ready' ? brandKit.data.kit : null;
  const branding = brandingOf(look.usesBrandKit ? worn : null);
  return (
    <div className="panel-b kit-fields">
      <div className="kit-pair">
        <KitField path="artistName" label="Artist name" placeholder="DJ NOVA" longest={LONGEST.artistName} />
        <KitField
          path="title"
          label="Name of this kit"
          hint="Only you see it."
          placeholder="Booking kit"
          longest={LONGEST.title}
        />
      </div>
      <KitField
        path="tagline"
        label="Line under the name"
        placeholder="Long sets that start slow. Three decks, no sync."
        longest={LONGEST.tagline}
        isCounted
      />
      <Field label="Cover" group>
        <PadGroup
          columns={3}
          narrowColumns={3}
          value={look.theme}
          onChange={(theme) => changeLook({ theme })}
          options={THEME_IDS.map((value) => {
            const { cover } = lookOf({ look: { ...look, theme: value } }, branding);
            return {
              value,
              title: THEMES[value],
              media: (
                <span className="kit-swatch" style={{ background: cover.ground }}>
                  <i style={{ background: cover.ink }} />
                  <i style={{ background: cover.accent }} />
                </span>
              ),
            };
          })}
        />
      </Field>
      <Field label="Headings" group>
        <PadGroup
          columns={3}
          narrowColumns={2}
          value={look.type}
          onChange={(type) => changeLook({ type })}
          options={TYPE_IDS.map((value) => ({ value, title: HEADING_TYPES[value] }))}
        />
      </Field>
      <Field label="Paper" group>
        <PadGroup
          columns={2}
          narrowColumns={2}
          value={look.size}
          onChange={(size) => changeLook({ size })}
          options={SIZE_IDS.map((value) => ({ value, title: value }))}
        />
      </Field>
      <Checkbox
        checked={look.usesBrandKit}
        onChange={(usesBrandKit) => changeLook({ usesBrandKit })}
        label="Wear my logo and its colours"
      />
      {brandKit.state === 'ready' && !worn && (
        <p className="small muted">
          You have no logo yet. <a href="/logo-generator">Draw one</a>, choose it as yours, and the kit wears
          it.
        </p>
      )}
      <StateLabel state="ok">All text passes contrast</StateLabel>
    </div>
  );
}
