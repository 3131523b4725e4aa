import Download from 'lucide-react/icons/download';
import { LONGEST, PRONOUNS, type PressKit, type Pronoun } from '#core/tools/press-kit/kit.ts';
import { missingFromKit } from '#core/tools/press-kit/kit-of-profile.ts';
import { $profile } from '#site/lib/account-data.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { desk } from '../studio.ts';
import { KitField } from './KitField.tsx';
import { KitList } from './KitList.tsx';
import { useKit } from './use-kit.ts';

const PRONOUN_IDS = Object.keys(PRONOUNS) as Pronoun[];

/** What a booker has to know at a glance. */
export function FactsSection() {
  const kit = useKit();
  return (
    <div className="panel-b kit-fields">
      <FromProfile />
      <div className="kit-pair">
        <KitField path="city" label="City" placeholder="Berlin" longest={LONGEST.line} />
        <KitField
          path="travelsFrom"
          label="Travels from"
          placeholder="Berlin (BER or train)"
          longest={LONGEST.line}
        />
        <KitField path="setLength" label="Set length" placeholder="2 to 6 hours" longest={LONGEST.line} />
        <KitField
          path="setUp"
          label="Set-up"
          placeholder="Three players, one mixer, USB"
          longest={LONGEST.line}
        />
        <KitField path="since" label="Playing since" placeholder="2014" longest={4} inputMode="numeric" />
        <Field label="The bio says" group>
          <PadGroup
            columns={3}
            narrowColumns={3}
            value={kit.pronoun}
            onChange={(pronoun) => desk.change({ pronoun })}
            options={PRONOUN_IDS.map((value) => ({ value, title: PRONOUNS[value] }))}
          />
        </Field>
      </div>
      <KitList list="genres" title="Genres" />
      <KitList list="languages" title="Languages" />
      <KitList list="figures" title="Numbers" />
      <KitList list="facts" title="Facts in your words" />
    </div>
  );
}

/** Takes over what the profile says and the kit does not say yet. */
function FromProfile() {
  const kit = useKit();
  const profile = useQuery($profile);
  const added = profile.state === 'ready' ? missingFromKit(kit, profile.data) : null;
  if (!added) return null;

  function take(): void {
    const change = desk.changerOfThis();
    const keys = Object.keys(added ?? {}) as (keyof PressKit)[];
    const before = Object.fromEntries(keys.map((key) => [key, kit[key]]));
    change(added ?? {});
    showToast({
      tone: 'ok',
      title: 'Added from your profile',
      action: { label: 'Undo', alt: 'Change them back by hand', onAction: () => change(before) },
    });
  }

  return (
    <div className="kit-offer">
      <span className="small">Your profile has details this kit is missing.</span>
      <Button size="sm" icon={Download} onClick={take}>
        Add from my profile
      </Button>
    </div>
  );
}
