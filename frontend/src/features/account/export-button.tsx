import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { send } from '../../api/client/http.ts';
import { getExportAccountUrl } from '../../api/generated/users/users.ts';
import { Button } from '../../components/ui/button.tsx';
import { saveFile } from '../../lib/save-file.ts';

export function ExportButton() {
  const download = useMutation({
    mutationFn: async () => saveFile(await send(getExportAccountUrl()), 'inkloom-export.zip'),
    meta: { success: 'Download ready', failure: 'Couldn’t export your data' },
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-muted-foreground">
        One archive with your account, settings, credits and designs as JSON, plus every picture and print file.
      </p>
      <Button disabled={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" />
        {download.isPending ? 'Preparing…' : 'Export my data'}
      </Button>
    </div>
  );
}
