import { CLASSIC } from './classic';
import { COMMUNICATIONS } from './communications';
import { FINANCE } from './finance';
import { FORCE } from './force';
import { PIECES } from './pieces';
import type { Sign } from '$shell/cards/sign';
import { SPECIAL } from './special';

const SIGNS: Record<string, Sign> = { ...PIECES, ...CLASSIC, ...FINANCE, ...COMMUNICATIONS, ...FORCE, ...SPECIAL };

/** The sign of a character or a piece; an empty one for a name that is not known. */
export const signOf = (name: string): Sign => SIGNS[name] ?? {};
