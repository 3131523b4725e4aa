import * as z from 'zod/mini';
import { idsOf } from './document-fields-schema.ts';

/** A part whose fields all have a default. */
export const part = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.prefault(z.object(shape), {} as never);

/** One of a record of labels. */
export const choice = <Id extends string>(words: Readonly<Record<Id, string>>, otherwise: NoInfer<Id>) =>
  z._default(z.enum(idsOf(words), 'Choose one of the list'), otherwise);
export const yesOrNo = (otherwise: boolean) => z._default(z.boolean('Choose yes or no'), otherwise);

/** JSON knows -0. */
const positiveZero = (value: number): number => value + 0;

export const whole = (least: number, most: number, otherwise: number) =>
  z._default(
    z
      .int('Give a whole number')
      .check(
        z.gte(least, `Use ${least.toLocaleString('en')} or more`),
        z.lte(most, `Use ${most.toLocaleString('en')} at most`),
        z.overwrite(positiveZero),
      ),
    otherwise,
  );
/** Minor units. */
export const money = (most: number) =>
  z._default(
    z
      .int('Give a sum in the smallest unit of the currency, such as cents')
      .check(z.gte(0, 'Use 0 or more'), z.lte(most, 'This sum is too large'), z.overwrite(positiveZero)),
    0,
  );
/** With two decimals at most, which sums are counted with exactly. */
export const decimal = (most: number, otherwise: number) =>
  z._default(
    z.number('Give a number').check(
      z.gte(0, 'Use 0 or more'),
      z.lte(most, `Use ${most} at most`),
      z.refine(
        (value: number) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6,
        'Use two decimals at most',
      ),
      z.overwrite((value: number) => positiveZero(Math.round(value * 100) / 100)),
    ),
    otherwise,
  );
