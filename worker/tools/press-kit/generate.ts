import { describeKitEdits } from '#core/tools/press-kit/describe-edits.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { currentKit, type PressKitEdits, type PressKitOutput } from '#core/tools/press-kit/tool.ts';
import type { Generator } from '../../providers/ports.ts';
import { makeKit } from './make-kit.ts';

/** The documents of a kit, in the account's logo and colours where it asks for them. */
export const pressKitGenerator: Generator<PressKit, PressKitOutput, PressKitEdits> = {
  engine: () => ({ name: 'Built-in typesetter', dataGoes: 'Your kit stays on this server' }),

  async generate(kit, { shippedFiles }, assets) {
    const { files, pages } = await makeKit(kit, { shippedFiles, assets, madeAt: new Date() });
    return { output: { kit, pages }, files };
  },

  /** Every save makes all documents again: they show the kit as it is now, in the account's present brand kit. */
  async redraw({ output, edits }, { shippedFiles }, assets) {
    const kit = currentKit(output, edits);
    const { files } = await makeKit(kit, { shippedFiles, assets, madeAt: new Date() }, 'edits.kit');
    return { files, standing: files.map(({ name }) => name) };
  },

  describe: ({ output, before, after }) =>
    describeKitEdits(currentKit(output, before), currentKit(output, after)),
};
