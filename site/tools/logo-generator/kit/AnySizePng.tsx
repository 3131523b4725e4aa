import Download from 'lucide-react/icons/download';
import { type FormEvent, useState } from 'react';
import { COLOUR_WAYS, type ColourWay } from '#core/tools/logo-generator/engine/colour-ways.ts';
import { artistSlug } from '#core/tools/logo-generator/kit/kit-items.ts';
import { LOCKUP_WORDS, WAY_WORDS } from '#core/tools/logo-generator/kit/logo-items.ts';
import { LOCKUPS, type Lockup } from '#core/tools/logo-generator/lockup-names.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { heightAt, readWidth } from './any-size.ts';
import { askKit } from './ask-kit.ts';
import { Failure } from './Failure.tsx';
import type { KitContents, WhichLogo } from './messages.ts';
import { useMaking } from './use-making.ts';

interface AnySizePngProps {
  logo: WhichLogo;
  shapes: KitContents['shapes'];
  lacksPixels: string | null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A PNG of any width, of any lockup in any colour way. */
export function AnySizePng({ logo, shapes, lacksPixels }: AnySizePngProps) {
  const [lockup, setLockup] = useState<Lockup>('full');
  const [colourWay, setColourWay] = useState<ColourWay>('full');
  const [typed, setTyped] = useState('1024');
  const [isTold, setIsTold] = useState(false);
  const making = useMaking();
  const read = readWidth(typed, shapes[lockup]);
  const isWrong = 'error' in read;

  function save(event: FormEvent) {
    event.preventDefault();
    setIsTold(true);
    if (isWrong || lacksPixels !== null) return;
    const { width } = read;
    const words = [LOCKUP_WORDS[lockup], WAY_WORDS[colourWay]].map(({ inFileName }) => inFileName);
    const name = `${[artistSlug(logo.artist), ...words, width].join('-')}.png`;
    making.make('png', `${name} is saved`, async (signal) =>
      saveFile(await askKit('png', { ...logo, lockup, colourWay, width }, { signal }), name),
    );
  }

  return (
    <form className="kit-any" onSubmit={save} noValidate aria-label="PNG at any size">
      <Field label="What">
        <Select
          value={lockup}
          onChange={setLockup}
          options={LOCKUPS.map((value) => ({ value, label: LOCKUP_WORDS[value].title }))}
        />
      </Field>
      <Field label="Colours">
        <Select
          value={colourWay}
          onChange={setColourWay}
          options={COLOUR_WAYS.map((value) => ({ value, label: capital(WAY_WORDS[value].title) }))}
        />
      </Field>
      <Field
        label="Width"
        error={isTold && isWrong ? read.error : null}
        hint={isWrong ? '' : `${heightAt(shapes[lockup], read.width)} px tall`}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          unit="px"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setIsTold(true)}
        />
      </Field>
      <Button
        type="submit"
        icon={Download}
        busy={making.busy !== null}
        {...(lacksPixels !== null && { disabledReason: lacksPixels })}
      >
        PNG
      </Button>
      <p className="kit-said micro muted" role="status">
        {making.done}
      </p>
      {making.failure && <Failure {...making.failure} />}
    </form>
  );
}
