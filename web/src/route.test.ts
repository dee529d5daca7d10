import { describe, expect, it } from 'vitest';
import { readHash, readInvitation, readRoute } from './route';

describe('addresses', () => {
  it('lead to their screens', () => {
    expect(readRoute('/')).toEqual({ screen: 'home' });
    expect(readRoute('/settings')).toEqual({ screen: 'settings' });
    expect(readRoute('/new/high_society')).toEqual({ screen: 'new', game: 'high_society' });
    expect(readRoute('/rules/high_society/')).toEqual({ screen: 'rules', game: 'high_society' });
    expect(readRoute('/t/abc-DEF_123')).toEqual({ screen: 'table', table: 'abc-DEF_123' });
    expect(readRoute('/t/abc/replay')).toEqual({ screen: 'replay', table: 'abc' });
  });

  it('that mean nothing lead nowhere', () => {
    for (const path of ['/nope', '/t', '/t/a/b', '/t/a%2Fb', '/rules', '/new/Upper', '/t/a/replay/x']) {
      expect(readRoute(path)).toEqual({ screen: 'lost' });
    }
  });

  it('are read from a pasted link or a bare id', () => {
    expect(readInvitation(' https://mahfel.example/t/abcdefghijklmnopqrstuv ')).toBe('/t/abcdefghijklmnopqrstuv');
    expect(readInvitation('mahfel.example/t/abc#invite=i_xyz')).toBe('/t/abc#invite=i_xyz');
    expect(readInvitation('abcdefghijklmnopqrstuv')).toBe('/t/abcdefghijklmnopqrstuv');
    for (const bad of ['', 'hello', 'https://example.org/', '/t/']) expect(readInvitation(bad)).toBeNull();
  });

  it('carry invitations behind the hash', () => {
    expect(readHash('#invite=i_1').get('invite')).toBe('i_1');
    expect(readHash('#high_society-3.2').get('invite')).toBeNull();
  });
});
