import type { Doc, StructureElement } from '#core/paper/pdf-document.ts';
import { type Box, type Drawing, drawingOn } from './pen-drawing.ts';
import { type Writing, writingOn } from './pen-writing.ts';

export interface Cell {
  type: 'TH' | 'TD';
  scope?: 'Column' | 'Row';
  draw: () => void;
}

/** Writes and draws on the pages of a tagged document; whatever it does belongs to a part of it. */
export interface Pen extends Writing, Drawing {
  part(type: 'H1' | 'H2' | 'H3' | 'P', draw: () => void): void;
  figure(alt: string, box: Box, draw: () => void): void;
  table(rows: readonly (readonly Cell[])[]): void;
  /** What is on the page for the eye alone. */
  artefact(draw: () => void, type?: 'Layout' | 'Pagination'): void;
  newPage(): void;
}

/** @param fonts every font file that will be asked for */
export function penFor(doc: Doc, fonts: ReadonlyMap<string, Uint8Array>): Pen {
  const root = doc.struct('Document', {});
  doc.addStructure(root);

  const cell = ({ type, scope, draw }: Cell): StructureElement =>
    doc.struct(type, scope ? { scope } : {}, draw);
  const row = (cells: readonly Cell[]): StructureElement => doc.struct('TR', {}, cells.map(cell));
  return {
    ...writingOn(doc, fonts),
    ...drawingOn(doc),
    part(type, draw) {
      root.add(doc.struct(type, {}, draw));
    },
    figure(alt, { x, y, width, height }, draw) {
      root.add(doc.struct('Figure', { alt, bbox: [x, y, x + width, y + height], placement: 'Block' }, draw));
    },
    table(rows) {
      root.add(doc.struct('Table', {}, rows.map(row)));
    },
    artefact(draw, type = 'Layout') {
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
    },
    newPage() {
      doc.addPage({ size: 'A4', margin: 0 });
    },
  };
}
