import { ActionParts } from './ActionParts.tsx';
import { ChoiceParts } from './ChoiceParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { OverlayParts } from './OverlayParts.tsx';
import { PanelParts } from './PanelParts.tsx';
import { SignParts } from './SignParts.tsx';
import { TypeParts } from './TypeParts.tsx';

/** Every part in every state, for looking at and for tests. */
export function Styleguide({ theme }: { theme: 'dark' | 'light' }) {
  return (
    <div className="sg" data-testid={`styleguide-${theme}`}>
      <TypeParts />
      <ActionParts />
      <ChoiceParts />
      <FieldParts />
      <SignParts />
      <PanelParts />
      <OverlayParts />
    </div>
  );
}
