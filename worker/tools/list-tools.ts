import type { ToolInfo } from '#core/api/tools.ts';
import { API } from '#core/api.ts';
import { CATALOGUE } from '#core/catalogue.ts';
import { EXAMPLE_MESSAGE } from '#core/chat.ts';
import { djAssistantFacts } from '#core/tools/dj-assistant/facts.ts';
import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import { findTool } from '#core/tools/index.ts';
import type { Deps } from '../deps.ts';
import type { Engine } from '../providers/ports.ts';

const ON_THE_DEVICE: Engine = { name: 'Your own device', dataGoes: 'What you typed stays on this device' };

/** The least that a gig says. */
const EXAMPLE_GIG = { title: 'Fabric', start: '2027-03-14T23:00', zone: 'Europe/London' };

/** Tools that are used by another endpoint than the one of generations. */
const USED_ELSEWHERE: Readonly<Record<string, ToolInfo['request']>> = {
  [djAssistantFacts.id]: {
    method: API.sendMessage.method,
    path: API.sendMessage.path,
    example: { message: EXAMPLE_MESSAGE },
  },
  [gigTrackerFacts.id]: { method: API.addGig.method, path: API.addGig.path, example: EXAMPLE_GIG },
};

/** Every tool of the catalogue with its facts, the engine that would run now, and a request that works as it is. */
export function listTools(deps: Pick<Deps, 'tools' | 'generators' | 'toolPorts'>): ToolInfo[] {
  return CATALOGUE.map(({ id, name, path, aliases, opens, cost, menu, made, makes, milestone }) => {
    const tool = findTool(deps.tools, id);
    const { method } = API.generate;
    return {
      ...{ id, name, path, aliases: [...aliases], opens, cost, made },
      group: menu.group,
      libraryType: makes?.type ?? null,
      milestone: milestone?.key ?? null,
      engine: tool && (deps.generators[id]?.engine(deps.toolPorts) ?? ON_THE_DEVICE),
      request: tool
        ? { method, path: API.generate.path.replace(':tool', id), example: tool.example }
        : (USED_ELSEWHERE[id] ?? null),
    };
  });
}
