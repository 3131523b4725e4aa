import { Tabs } from '#site/ui/Tabs.tsx';
import { BedsTab } from './BedsTab.tsx';
import { EffectsTab } from './EffectsTab.tsx';
import { GridTab } from './GridTab.tsx';
import { LoudnessTab } from './LoudnessTab.tsx';
import { RecipesTab } from './RecipesTab.tsx';
import './treatment-tabs.css';
import './beds-and-recipes.css';

/** Every part of a treatment by itself. */
export function TreatmentTabs() {
  return (
    <Tabs
      label="Parts of the treatment"
      className="treatment-tabs"
      items={[
        { value: 'effects', label: 'Effects', content: <EffectsTab /> },
        { value: 'grid', label: 'Grid', content: <GridTab /> },
        { value: 'beds', label: 'Beds', content: <BedsTab /> },
        { value: 'loudness', label: 'Loudness', content: <LoudnessTab /> },
        { value: 'recipes', label: 'Recipes', content: <RecipesTab /> },
      ]}
    />
  );
}
