import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { type Factors, refreshFactors, useMakeCodes } from './use-factors.ts';

export function RecoveryCodesPanel({ codes }: Pick<Factors, 'codes'>) {
  const [isMaking, setMaking] = useState(false);
  const close = () => {
    setMaking(false);
    void refreshFactors();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <h4 className="font-semibold">Recovery codes</h4>
      <p className="max-w-prose text-muted-foreground">
        {codes
          ? `${codes.remaining} of ${codes.total} left. Each signs you in once if you don’t have your phone.`
          : 'You have none. Without them a lost phone locks you out of your account.'}
      </p>
      <Button onClick={() => setMaking(true)}>{codes ? 'Make new recovery codes' : 'Make recovery codes'}</Button>
      {isMaking && (
        <Dialog narrow title="Recovery codes" description="Makes codes that sign you in once each." onClose={close}>
          <div className="grid gap-6 p-5 sm:p-7">
            <NewCodes replaces={codes !== null} onDone={close} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Makes the codes on a press: they are shown once, and those of before stop working. */
export function NewCodes({ replaces, onDone }: { replaces: boolean; onDone: () => void }) {
  const make = useMakeCodes(replaces);
  if (make.data) return <CodeSheet codes={make.data.map(grouped)} onDone={onDone} />;
  return (
    <div className="grid justify-items-start gap-5">
      <p>
        Ten codes that each sign you in once if you don’t have your phone.{' '}
        {replaces && 'Your current codes stop working.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" disabled={make.isPending} onClick={() => make.mutate()}>
          {make.isPending ? 'Making…' : 'Show my codes'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      </div>
    </div>
  );
}

function CodeSheet({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [isStored, setStored] = useState(false);
  const text = `Recovery codes for Inkloom. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <div className="grid gap-5">
      <p role="status">These codes are shown only once. Save them where you can reach them without your phone.</p>
      <ul aria-label="Recovery codes" className="grid gap-x-8 gap-y-1.5 rounded-md bg-muted p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void saveFile(new Response(text), 'inkloom-recovery-codes.txt')}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button onClick={() => void copyText(text, 'Codes copied')}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
      <Checkbox checked={isStored} onChange={(event) => setStored(event.target.checked)}>
        I have stored my codes
      </Checkbox>
      <Button variant="ink" className="justify-self-start" disabled={!isStored} onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

function grouped(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
