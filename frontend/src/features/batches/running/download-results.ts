import { send } from '../../../api/client/http.ts';
import { getExportBatchResultsUrl } from '../../../api/generated/batches/batches.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast.ts';

/** What became of each row, as a file. */
export async function downloadResults(batchId: string): Promise<void> {
  try {
    await saveFile(
      await send(getExportBatchResultsUrl(batchId), { headers: { accept: 'text/csv' } }),
      'inkloom-batch.csv',
    );
  } catch (error) {
    toast({
      title: 'Download failed',
      description: error instanceof Error ? error.message : '',
      tone: 'destructive',
    });
  }
}
