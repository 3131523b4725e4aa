import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newTool } from './new-tool/new-tool.ts';

// npm run new:tool <id> [-- --cost 2]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cost: { type: 'string', default: '1' } },
});
const [id = ''] = positionals;
const cost = values.cost === 'free' ? null : Number(values.cost);
if (cost !== null && !(Number.isInteger(cost) && cost > 0)) {
  console.error('--cost is a whole number of credits, or free');
  process.exit(1);
}

try {
  const root = join(import.meta.dirname, '..');
  const files = await newTool(root, { id, cost });
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log('Next: npm test. The recipe is docs/recipes/add-a-tool.md.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
