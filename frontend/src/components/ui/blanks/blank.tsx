import { Shirt } from '../shirt.tsx';
import { Fabric } from './fabric.tsx';
import { Mug } from './mug.tsx';
import type { BlankKind, FabricView } from './places.ts';
import { Poster } from './poster.tsx';
import type { BlankProps } from './props.ts';

interface Props extends BlankProps {
  kind: BlankKind;
  /** Of a mug: only its inside and its handle have the color. */
  accent?: boolean;
  /** Seen from behind. */
  isBack?: boolean;
}

/** Those that look another way from behind; a bag does not. */
const BACKS: Partial<Record<BlankKind, FabricView>> = {
  t_shirt: 't_shirt_back',
  kids_t_shirt: 'kids_t_shirt_back',
  hoodie: 'hoodie_back',
  sweatshirt: 'sweatshirt_back',
};

/** A product of any kind and color with art in its print area. All kinds are pictures of one shape. */
export function Blank({ kind, accent, isBack = false, ...props }: Props) {
  const back = isBack && BACKS[kind];
  if (back) return <Fabric {...props} view={back} />;
  if (kind === 't_shirt') return <Shirt {...props} />;
  if (kind === 'mug') return <Mug {...props} accent={accent} />;
  if (kind === 'poster') return <Poster {...props} />;
  return <Fabric {...props} view={kind} />;
}
