import { GANGS } from './gangs';
import { ROAD } from './road';
import type { Sign } from '$shell/cards/sign';

const ALL: Record<string, Sign> = { ...GANGS, ...ROAD };

/** The drawing of that name; nothing where there is none. */
export const signOf = (name: string): Sign => ALL[name] ?? {};
