import type { ShirtColor } from '../../model/shirts.ts';
import type { Retouch } from '../model/retouch.ts';
import type { LivePicture } from '../picture/live-picture.ts';

export interface RetouchPanelProps {
  retouch: Retouch;
  picture: LivePicture;
  shirt: ShirtColor | undefined;
  /** @param of what changes: changes of the same soon after one another are one step back */
  onChange: (retouch: Retouch, of: string) => void;
}
