import { useState } from 'react';
import type { LayerCommand } from '../canvas/layer-keys.ts';
import type { SceneLayer } from '../engine/engine-tasks.ts';
import { reordered, withOrder, withPlacement } from '../model/document.ts';
import { layerTitle } from '../model/placing.ts';
import type { Editor } from '../state/use-steps.ts';

/** What keys do with a layer, and what a screen reader says of it. */
export function useLayerCommands(
  { document, change }: Editor,
  layers: readonly SceneLayer[],
  select: (name: string | undefined) => void,
) {
  const [said, setSaid] = useState('');
  function run({ name }: SceneLayer, asked: LayerCommand) {
    if (asked === 'deselect') return select(undefined);
    if ('order' in asked) {
      const names = layers.map((layer) => layer.name);
      setSaid(`${layerTitle(name)} ${asked.order === 1 ? 'brought forward' : 'sent back'}`);
      return change(withOrder(document, reordered(names, name, asked.order)), 'order');
    }
    setSaid(`${layerTitle(name)} ${asked.said}`);
    change(withPlacement(document, name, asked.place), `keys ${name}`);
  }
  return { said, run };
}
