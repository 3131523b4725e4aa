import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';

/** Whether two specs draw the same, in whatever order their fields stand. */
export function sameSpec(one: LogoSpec, other: LogoSpec): boolean {
  return one === other || inOrder(one) === inOrder(other);
}

const inOrder = (spec: LogoSpec): string =>
  JSON.stringify(spec, (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
