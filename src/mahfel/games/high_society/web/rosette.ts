/** The rosette of a money card: a guilloche of ellipses turned round one centre, on a grid of 64. */

const PETALS = 8;

function petal(degrees: number): string {
  const [x, y] = [24 * Math.cos((degrees * Math.PI) / 180), 24 * Math.sin((degrees * Math.PI) / 180)];
  const end = (sign: number) => `${(32 + sign * x).toFixed(1)} ${(32 + sign * y).toFixed(1)}`;
  return `M${end(-1)}A24 9 ${degrees} 1 1 ${end(1)}A24 9 ${degrees} 1 1 ${end(-1)}Z`;
}

export const ROSETTE = Array.from({ length: PETALS }, (_, k) => petal((180 / PETALS) * k)).join('');
