import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { timeOrDay } from '../../../lib/format.ts';
import type { BatchFields } from './batch-request.ts';
import { FormSaver, type SaverState } from './form-saver.ts';

interface FormSavingProps {
  form: UseFormReturn<BatchFields>;
  /** Its batch is made. */
  isMade: RefObject<boolean>;
}

/** Saves the form for the seller’s other devices, and asks where two of them changed it. */
export function FormSaving({ form, isMade }: FormSavingProps) {
  const [{ other, isRefused }, setState] = useState<SaverState>({ other: null, isRefused: false });
  const saver = useRef<FormSaver>(undefined);
  useEffect(() => {
    saver.current = new FormSaver(form, isMade, setState);
    return saver.current.start();
  }, [form, isMade]);
  if (isRefused)
    return (
      <p role="status" className="text-muted-foreground text-sm">
        This is too much to be saved for your other devices. It stays in this browser.
      </p>
    );
  if (!other) return null;
  return (
    <div role="alert" className="grid gap-3 rounded-md border border-warning p-4">
      <p>You changed this form on another device, {timeOrDay(other.savedAt ?? '')}. Both are saved until you choose.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => saver.current?.saveOver(other)}>Keep what is here</Button>
        <Button onClick={() => void saver.current?.take(other)}>Use the other one</Button>
      </div>
    </div>
  );
}
