/** Parts that nearly every screen shows at first. */
const PARTS = 'Button|cx|Panel|Skeleton|EmptyState|ErrorState|Runs|Badge|StateLabel';
/** What else they nearly all load, and what stands on nothing else. */
const SMALL = 'late|tab-memory';

/**
 * What every screen loads, packed into two files: apart, its many small ones weigh more. What they import comes along, so
 * that what screens share with public pages is kept out of here; stores stand alone.
 */
export const SHARED_CHUNKS = [
  { name: 'stores', test: /node_modules\/nanostores\/|site\/ui\/limits\.ts$/, priority: 3 },
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\//,
    priority: 2,
  },
  {
    name: 'screen',
    test: new RegExp(
      `site/(?:ui/(?:${PARTS})|lib/(?:${SMALL}))\\.tsx?$|lucide-react/dist/esm/(?:createLucideIcon|Icon|defaultAttributes|context|shared)`,
    ),
    priority: 1,
  },
];
