/** The pointed arch that frames a status card, on a 100 by 140 grid; it springs at 66 and stands on 108. */
import { CELL, STRAPS, spokes, star } from './girih';

export type Arch = 'whole' | 'starred' | 'cracked';

const WHOLE = 'M15 108V66C15 45 34 39 50 19C66 39 85 45 85 66V108Z';
const LINING = 'M19 108V67C19 49 36 42 50 26C64 42 81 49 81 67V108';
const BROKEN = 'M15 108V66C15 45 34 39 50 19C57 28 64 34 70 38.5M76 44C82 49 85 56 85 66V84L81 89L86 94V108';
const CRACKS = 'M73 41L67 45L69 51L63 55M86 94L80 98L82 103';

/** The field around the arch, where the ornament of a whole arch goes. */
export const SPANDRELS = `M6 6H94V108H6Z${WHOLE}`;
export const BASE = 'M6 108H94';
/** Ornament of the spandrels, laid so that a star sits above the point of the arch. */
export const STRAP_WORK = STRAPS;
export const STRAP_SHIFT = `translate(0 ${(-8 * CELL.height) / 137.6})`;
export const SUN = star([50, 70], 40, 25.2) + spokes([50, 70], 26, 44);

export const OUTLINE: Record<Arch, string> = { whole: WHOLE, starred: WHOLE, cracked: BROKEN };
export const DETAIL: Record<Arch, string> = { whole: LINING, starred: LINING, cracked: CRACKS };
