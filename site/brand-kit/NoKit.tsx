import { libraryLink } from '#core/library.ts';
import { logoGeneratorFacts } from '#core/tools/logo-generator/facts.ts';
import { $generatedContent } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';

/** What stands for a kit before a logo is chosen: the way to the logos there are, and to making one. */
export function NoKit() {
  const content = useQuery($generatedContent);
  if (content.state === 'waiting')
    return <Panel title="Logo" state={{ kind: 'loading', rows: 4, rowHeight: 120 }} />;
  const newest = content.state === 'ready' ? content.data.find(({ type }) => type === 'logo') : undefined;
  const text = newest
    ? 'Your logo, its colours and its typefaces stand here once you choose it from those that you have.'
    : 'Your logo, its colours and its typefaces stand here once you choose one of the twelve that we draw.';
  const action = newest ? (
    <>
      <Button href={libraryLink(newest)} variant="go">
        Choose from your logos
      </Button>
      <Button href={logoGeneratorFacts.path}>Make a logo</Button>
    </>
  ) : (
    <Button href={logoGeneratorFacts.path} variant="go">
      Make a logo
    </Button>
  );
  return <Panel title="Logo" state={{ kind: 'empty', text, action }} />;
}
