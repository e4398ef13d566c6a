import { Shirt } from '../shirt.tsx';
import { Fabric } from './fabric.tsx';
import { Mug } from './mug.tsx';
import type { BlankKind } from './places.ts';
import { Poster } from './poster.tsx';
import type { BlankProps } from './props.ts';

interface Props extends BlankProps {
  kind: BlankKind;
  /** Of a mug: only its inside and its handle have the color. */
  accent?: boolean;
}

/** A product of any kind and color with art in its print area. All kinds are pictures of one shape. */
export function Blank({ kind, accent, ...props }: Props) {
  if (kind === 't_shirt') return <Shirt {...props} />;
  if (kind === 'mug') return <Mug {...props} accent={accent} />;
  if (kind === 'poster') return <Poster {...props} />;
  return <Fabric {...props} kind={kind} />;
}
