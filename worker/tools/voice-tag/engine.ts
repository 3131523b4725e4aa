import type { Engine, ToolPorts } from '../../providers/ports.ts';

/** Who speaks: always the voices of the device, and beside them the provider of this server where there is one. */
export function voiceEngine({ speech }: Pick<ToolPorts, 'speech'>): Engine {
  const device = 'Deckhand voices on this device';
  const stays = 'Nothing leaves this device until you finish';
  if (!speech) return { name: device, dataGoes: stays };
  const { name, dataGoes } = speech.engine;
  return { name: `${device}, or ${name}`, dataGoes: `${stays}. With ${name}: ${dataGoes}` };
}
