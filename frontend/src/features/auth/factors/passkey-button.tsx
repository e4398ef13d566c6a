import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { describePasskeyError } from './passkeys.ts';

interface PasskeyButtonProps {
  label: string;
  variant: 'spot' | 'outline';
  /** Returns the problem, or null. */
  action: () => Promise<string | null>;
  onDone: () => void;
}

/** Opens the prompt of the browser. */
export function PasskeyButton({ label, variant, action, onDone }: PasskeyButtonProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);

  async function press() {
    setProblem(null);
    setWaiting(true);
    const found = await action().catch(describePasskeyError);
    setWaiting(false);
    if (found) setProblem(found);
    else onDone();
  }

  return (
    <div className="grid gap-2.5">
      <Button variant={variant} disabled={isWaiting} onClick={() => void press()}>
        <KeyRound aria-hidden="true" />
        {isWaiting ? 'Waiting for your passkey…' : label}
      </Button>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
