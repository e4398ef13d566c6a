import type { ComponentProps } from 'react';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { EngineContext } from '../engine/use-engine.ts';
import { useEngineClient } from '../engine/use-engine-client.ts';
import { PictureSearch } from '../panel/picture-search.tsx';

/** The search for a picture where no design is being edited: with a design engine of its own. */
export function OpenPictureSearch(props: ComponentProps<typeof PictureSearch>) {
  const engine = useEngineClient();
  if (!engine) return <Spinner label="Loading pictures…" />;
  return (
    <EngineContext value={engine}>
      <PictureSearch {...props} />
    </EngineContext>
  );
}
