import type { ToolInfo } from '#core/api/tools.ts';
import type { Deps } from '../deps.ts';
import type { Engine } from '../providers/ports.ts';

const ON_THE_DEVICE: Engine = { name: 'Your own device', dataGoes: 'What you typed stays on this device' };

/** Every tool with its price and the engine that would run now. */
export function listTools(deps: Pick<Deps, 'tools' | 'generators' | 'toolPorts'>): ToolInfo[] {
  return Object.values(deps.tools).map(({ id, title, paths, cost }) => ({
    id,
    title,
    path: paths[0],
    cost,
    engine: deps.generators[id]?.engine(deps.toolPorts) ?? ON_THE_DEVICE,
  }));
}
