import { ImageIcon, Layers, LayoutTemplate, Palette, Type } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { InksPanel } from './inks-panel.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { LayoutPanel } from './layout-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { PanelTabs } from './panel-tabs.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

const PANELS: readonly [name: string, icon: ComponentType<{ className?: string }>, panel: ComponentType<PanelProps>][] =
  [
    ['Words', Type, WordsPanel],
    ['Picture', ImageIcon, PicturePanel],
    ['Layout', LayoutTemplate, LayoutPanel],
    ['Inks', Palette, InksPanel],
    ['Layers', Layers, LayersPanel],
  ];

interface SheetProps {
  /** The design has less room now. */
  onOpenSheet: () => void;
}

/** Beside the design; on a phone a sheet at the foot of the screen. */
export function Panel({ onOpenSheet, ...props }: PanelProps & SheetProps) {
  const [chosen, setChosen] = useState('Words');
  const tabs = PANELS.map(([name, icon, Body]) => ({ name, icon, body: <Body {...props} /> }));
  return <PanelTabs tabs={tabs} chosen={chosen} onChoose={setChosen} onOpenSheet={onOpenSheet} />;
}
