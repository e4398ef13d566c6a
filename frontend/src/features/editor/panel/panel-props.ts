import type { Scene } from '../engine/engine-tasks.ts';
import type { EditorDocument } from '../model/document.ts';
import type { ShirtColor, Tone } from '../model/shirts.ts';

export interface PanelProps {
  document: EditorDocument;
  /** Of the document, or of the one before while it is drawn. */
  scene: Scene;
  tone: Tone;
  /** The chosen shirts. */
  shirts: readonly ShirtColor[];
  selected: string | undefined;
  onSelect: (name: string | undefined) => void;
  /** @param of what changes: changes of the same soon after one another are one step back */
  onChange: (document: EditorDocument, of: string) => void;
}
