import type { RuleBlock, Rulebook, RuleSection } from '../protocol';

/**
 * Letters that are written in two ways are one letter to a searcher; in whose digits, with which marks, joiners and
 * apostrophes (the ʿ of Malʿoun, too) does not matter.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u200c-\u200f\u2066-\u2069]/g, '')
    .replace(/[\u02bf\u02bc\u2018\u2019'`]/g, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/ё/gi, 'е')
    .toLowerCase();
}

/** The words of a paragraph without its marks. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function holds(block: RuleBlock, words: string[]): boolean {
  if (block.kind !== 'paragraph') return false;
  const text = fold(`${block.number} ${plain(block.html)}`);
  return words.every((word) => text.includes(word));
}

/** Sections with the paragraphs that hold every word asked for; with an empty question the whole book. */
export function searchBook(book: Rulebook, question: string): RuleSection[] {
  const words = fold(question)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return book.sections;
  return book.sections
    .map((section) => ({ ...section, blocks: section.blocks.filter((block) => holds(block, words)) }))
    .filter((section) => section.blocks.length > 0);
}
