/** Parts that nearly every screen shows at first. */
const PARTS =
  'Button|cx|Panel|Skeleton|EmptyState|ErrorState|Progress|Runs|Badge|Tip|tip-\\w+|watch-tip|StateLabel';

/**
 * What every screen loads, packed into two files: apart, some sixty small ones weigh a tenth more. Public pages load none
 * of it; what they share with screens stays out of here.
 */
export const SHARED_CHUNKS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\// },
  {
    name: 'screen',
    test: new RegExp(
      [
        'site/lib/(?:IslandRoot|ErrorBoundary|use-query|use-playing)\\.tsx?$',
        `site/ui/(?:${PARTS})\\.tsx?$`,
        'lucide-react/dist/esm/(?:createLucideIcon|Icon|defaultAttributes|context|shared)',
      ].join('|'),
    ),
  },
];
