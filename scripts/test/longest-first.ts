import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long: begun last they would keep one worker busy after all others are done. */
const LONGEST = [
  'voice/intelligible.test.ts',
  'engine/heavy-briefs.test.ts',
  'engine/any-brief.test.ts',
  'engine/lockups.test.ts',
  'voice-tag/any-script.test.ts',
  'new-tool/new-tool.test.ts',
  'tests/architecture/import-graph.test.ts',
  'kit/make-brand-sheet.test.ts',
  'tests/a11y/pages-for-visitors.test.ts',
  'tests/a11y/pages-for-accounts.test.ts',
  'tests/e2e/voice-matrix.test.ts',
  'tests/e2e/kept-drop.test.ts',
  'tests/api/start.test.ts',
];

/** Where nothing is known of the last run, Vitest begins with the largest file; these come before it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
