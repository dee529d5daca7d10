/** Line drawings of 24×24, one family. */
export const SIGNS: Readonly<Record<string, string>> = {
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5A8 8 0 1 0 19 14.5Z',
  hand: 'M8 12V5.5a1.4 1.4 0 0 1 2.8 0V11V4a1.4 1.4 0 0 1 2.8 0v7V5.5a1.4 1.4 0 0 1 2.8 0V14c0 4-2 7-5.6 7C8.5 21 7 19 5 14.5a1.3 1.3 0 0 1 2.3-1.200L8 14',
  gun: 'M3 7h17v4h-8l-1 2H9l-1.5 6H4L5.5 11H3ZM20 7V5',
  silenced: 'M4 9v6h4l5 4V5L8 9ZM17 9.5l4 5M21 9.5l-4 5',
  spared: 'M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6Z',
  called: 'M2 12c5-7 15-7 20 0c-5 7-15 7-20 0ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  wounded: 'M12 21C6 16 3 12.5 3 9a4.5 4.5 0 0 1 9-1a4.5 4.5 0 0 1 9 1c0 3.5-3 7-9 12ZM9 11h6M12 8v6',
  haunted: 'M5 21V10a7 7 0 0 1 14 0v11l-3-2l-2 2l-2-2l-2 2l-2-2ZM9.5 10v1M14.5 10v1',
  back: 'M4 12a8 8 0 1 0 3-6.200M4 4v5h5',
  borrowed: 'M4 8h13l-3-3M20 16H7l3 3',
  speak: 'M4 5h16v11h-8l-5 4v-4H4Z',
  aim: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M12 2v6M12 16v6M2 12h6M16 12h6',
  mafia: 'M3 16c5 3 13 3 18 0M6 16.5L8 7c2 2 6 2 8 0l2 9.5',
  city: 'M4 21V10l8-6l8 6v11ZM10 21v-6h4v6',
  independent: 'M12 3l2.6 6.200l6.4.5l-4.9 4.200l1.5 6.400L12 16.900L6.4 20.300l1.5-6.400L3 9.700l6.4-.500Z',
  card: 'M7 3h10v18H7ZM10 7h4M10 17h4',
  eye: 'M2 12c5-7 15-7 20 0c-5 7-15 7-20 0ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  voice: 'M4 9v6h4l5 4V5L8 9ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  list: 'M5 6h2M5 12h2M5 18h2M10 6h9M10 12h9M10 18h9',
  to: 'M4 12h15M14 7l5 5l-5 5',
  left: 'M13 3H5v18h8M10 12h10M17 9l3 3l-3 3',
};

/** The sign of a mark on a player. */
export const MARKS: Readonly<Record<string, string>> = {
  shown: 'gun',
  gun: 'gun',
  spared: 'spared',
  called: 'called',
  silenced: 'silenced',
  wounded: 'wounded',
  haunted: 'haunted',
  back: 'back',
  borrowed: 'borrowed',
  represents: 'independent',
};
