import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DialogProps {
  title: ReactNode;
  /** For screen readers. */
  description: string;
  onClose: () => void;
  /** The dialog is gone and the focus is back: what is called then can move it. */
  onClosed?: () => void;
  /** For a question or a small form. */
  narrow?: boolean;
  children: ReactNode;
}

export const loadDialog = () => import('./dialog-panel.tsx');

const DialogPanel = lazy(async () => ({ default: (await loadDialog()).DialogPanel }));

/** Open for as long as it is rendered; then the focus returns to where it was. Its code comes when one is opened. */
export function Dialog(props: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Suspense>
      <DialogPanel {...props} opener={opener} />
    </Suspense>
  );
}
