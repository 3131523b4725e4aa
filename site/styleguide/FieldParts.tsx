import { useState } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { PasswordInput } from '#site/ui/PasswordInput.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { Part } from './Part.tsx';

export function FieldParts() {
  const [script, setScript] = useState("You're locked in with DJ Nova");
  return (
    <Part cue="D" title="Fields">
      <div className="sg-two">
        <Field label="Artist name" required>
          <TextInput defaultValue="DJ NOVA" />
        </Field>
        <Field label="Line underneath" hint="Optional. Left out of the small sizes.">
          <TextInput placeholder="Techno / Berlin" />
        </Field>
        <Field label="Mail" error="That address has no domain. Nothing was sent.">
          <TextInput type="email" defaultValue="mara@" />
        </Field>
        <Field label="Password" hint="Twelve characters or more.">
          <PasswordInput autoComplete="new-password" defaultValue="a dark room" />
        </Field>
        <Field label="Fee">
          <TextInput inputMode="decimal" unit="EUR" defaultValue="950" />
        </Field>
        <Field label="Date">
          <TextInput type="date" defaultValue="2026-11-20" />
        </Field>
        <Field label="Script" counter={{ used: script.length, max: 160 }}>
          <TextArea value={script} onChange={(event) => setScript(event.target.value)} />
        </Field>
        <Field label="Booking number">
          <TextInput value="GIG-2026-0147" disabled />
        </Field>
      </div>
    </Part>
  );
}
