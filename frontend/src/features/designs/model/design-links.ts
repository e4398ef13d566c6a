import type { DesignDocumentBody } from '../../../api/model/designDocumentBody.ts';
import type { DesignEngine } from '../../../api/model/designEngine.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { PressStyle } from '../../../api/model/pressStyle.ts';
import type { LineUpChoice } from '../../line-ups/model/index.ts';
import type { PublishWhenFields } from './publishing.ts';

/** What the form begins with when a design is made once more. */
export interface ReusedDesign {
  idea: string;
  selectedColors: string[];
  engine: DesignEngine;
  /** For Press; null: Press picks. */
  style: PressStyle | null;
}

export function designPath(id: string): string {
  return `/library/${id}`;
}

/** Where a design is changed by hand. */
export function editPath(id: string): string {
  return `${designPath(id)}/edit`;
}

/** The same with a brush at once: for a design whose background is uncertain. */
export function brushPath(id: string): string {
  return `${editPath(id)}?tool=brush`;
}

/** Where a concept is changed by hand before it is pressed: with an `EditConceptState` as the state of the location. */
export const EDIT_CONCEPT = '/edit';

/** A concept as a document, and what it is to be made for. */
export interface ConceptToEdit extends PublishWhenFields {
  document: DesignDocumentBody;
  selectedColors: string[];
  /** As the form has it. */
  lineUpId: LineUpChoice;
}

export interface EditConceptState {
  concept: ConceptToEdit;
}

/** Where a design is made once more: with a `ReuseState` as the state of the location. */
export const WORKBENCH = '/dashboard';

export interface ReuseState {
  reuse: ReusedDesign;
}

/** The state of a location at the workbench that moves the focus to the description. */
export interface FocusState {
  focusIdea: true;
}

type Source = Pick<GenerationView, 'prompt' | 'colors_on' | 'engine' | 'style'>;

/** The same words and style, in the colors that are on sale. */
export function copyOf({ prompt, colors_on, engine, style }: Source): ReusedDesign {
  return { idea: prompt, selectedColors: colors_on, engine, style: engine === 'press' ? pressStyle(style) : null };
}

/** The same words and colors in the next style. An image model is told the style in the words. */
export function variationOf(design: Source): ReusedDesign {
  const copy = copyOf(design);
  if (design.engine === 'press') return { ...copy, style: nextOf(PRESS_STYLES, design.style) };
  const style = nextOf(IDEA_STYLES, design.style);
  return { ...copy, idea: `${copy.idea.replace(ENDING_STYLE, '')}, ${style} style` };
}

const PRESS_STYLES = Object.values(PressStyle);
/** Those that the server reads from the words of an idea. */
const IDEA_STYLES = ['modern', 'vintage', 'cartoon', 'grunge'] as const;
const ENDING_STYLE = new RegExp(`,? (?:${IDEA_STYLES.join('|')}) style$`, 'i');

function pressStyle(name: string): PressStyle | null {
  return PRESS_STYLES.find((style) => style === name.toLowerCase()) ?? null;
}

function nextOf<T extends string>(styles: readonly T[], name: string): T {
  const at = styles.map(String).indexOf(name.toLowerCase());
  return styles[(at + 1) % styles.length] as T;
}
