import hoodieBackCut from '../../../assets/blanks/hoodie-back-cut.avif?no-inline';
import hoodieBackLight from '../../../assets/blanks/hoodie-back-light.avif?no-inline';
import hoodieCut from '../../../assets/blanks/hoodie-cut.avif?no-inline';
import hoodieLight from '../../../assets/blanks/hoodie-light.avif?no-inline';
import hoodiePrint from '../../../assets/blanks/hoodie-print.avif?no-inline';
import kidsBackCut from '../../../assets/blanks/kids-shirt-back-cut.avif?no-inline';
import kidsBackLight from '../../../assets/blanks/kids-shirt-back-light.avif?no-inline';
import kidsCut from '../../../assets/blanks/kids-shirt-cut.avif?no-inline';
import kidsLight from '../../../assets/blanks/kids-shirt-light.avif?no-inline';
import shirtBackCut from '../../../assets/blanks/shirt-back-cut.avif?no-inline';
import shirtBackLight from '../../../assets/blanks/shirt-back-light.avif?no-inline';
import sweatshirtBackCut from '../../../assets/blanks/sweatshirt-back-cut.avif?no-inline';
import sweatshirtBackLight from '../../../assets/blanks/sweatshirt-back-light.avif?no-inline';
import sweatshirtCut from '../../../assets/blanks/sweatshirt-cut.avif?no-inline';
import sweatshirtLight from '../../../assets/blanks/sweatshirt-light.avif?no-inline';
import toteCut from '../../../assets/blanks/tote-cut.avif?no-inline';
import toteLight from '../../../assets/blanks/tote-light.avif?no-inline';
import toteWeave from '../../../assets/blanks/tote-weave.avif?no-inline';
import { cn } from '../../../lib/cn.ts';
import { Light } from './light.tsx';
import { maskOf } from './mask.ts';
import { areaOnFabric, type FabricView, styleOf } from './places.ts';
import type { BlankProps } from './props.ts';

interface Drawing {
  cut: string;
  light: string;
  /** Where ink can be, if something hangs in front of it. */
  print?: string;
  /** Threads, as a tile. */
  weave?: string;
}

const DRAWINGS: Record<FabricView, Drawing> = {
  kids_t_shirt: { cut: kidsCut, light: kidsLight },
  hoodie: { cut: hoodieCut, light: hoodieLight, print: hoodiePrint },
  sweatshirt: { cut: sweatshirtCut, light: sweatshirtLight },
  tote: { cut: toteCut, light: toteLight, weave: toteWeave },
  t_shirt_back: { cut: shirtBackCut, light: shirtBackLight },
  kids_t_shirt_back: { cut: kidsBackCut, light: kidsBackLight },
  hoodie_back: { cut: hoodieBackCut, light: hoodieBackLight },
  sweatshirt_back: { cut: sweatshirtBackCut, light: sweatshirtBackLight },
};

/** Art fills its area but for 2.5 mm and begins near its upper edge, as in print. */
const PRINT_CLASSES = 'absolute p-[0.3%] *:size-full *:object-contain *:object-[50%_12%] *:bg-[position:50%_12%]';

interface FabricProps extends BlankProps {
  view: FabricView;
}

/** Cloth of any color with art on it; its folds also shade the art. */
export function Fabric({ view, hex, children, area, eager = false, closeUp = false, className }: FabricProps) {
  const { cut, light, print, weave } = DRAWINGS[view];
  const mask = closeUp ? undefined : maskOf(cut);
  return (
    <div className={cn('relative aspect-[1120/1040]', className)}>
      <div className="absolute inset-0 transition-colors duration-200" style={{ backgroundColor: hex, mask }}>
        {weave && <div className="size-full bg-[length:17%_auto]" style={{ backgroundImage: `url("${weave}")` }} />}
      </div>
      <div className="absolute inset-0" style={{ mask: print && maskOf(print) }}>
        <div className={PRINT_CLASSES} style={styleOf(areaOnFabric(view, area))}>
          {children}
        </div>
      </div>
      <Light src={light} eager={eager} />
    </div>
  );
}
