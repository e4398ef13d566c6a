import { Download } from 'lucide-react';
import type { GenerationView } from '../../api/generated/model/generationView.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { moment } from '../../lib/format.ts';
import { Actions } from './actions.tsx';
import { PublishFlag } from './flags.tsx';
import { Gallery } from './gallery.tsx';
import { ListingKit } from './listing-kit.tsx';
import { PrintReport } from './print-report.tsx';

import { useOpenDesign } from './use-open-design.ts';

/** Everything about one design: every picture, the print file, the listing, the print report. */
export function DesignSheet({ generations }: { generations: GenerationView[] }) {
  const { openId, close } = useOpenDesign();
  const generation = generations.find(({ id }) => id === openId);
  if (!generation) return null;
  const { final_image_url, listing, report, prompt, style, created_at } = generation;
  return (
    <Dialog title={generation.prompt} description={`Design of the idea: ${prompt}`} onClose={close}>
      <div className="grid gap-8 p-5 sm:p-7 lg:grid-cols-[3fr_2fr]">
        <Gallery generation={generation} />
        <div className="grid content-start gap-7">
          <div className="grid gap-3">
            <PublishFlag generation={generation} />
            <p className="text-lg leading-snug">{prompt}</p>
            <p className="text-muted-foreground text-sm">
              <span className="capitalize">{style}</span>, {moment(created_at)}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {final_image_url && (
                <Button asChild size="sm" variant="ink">
                  <a href={final_image_url} download>
                    <Download aria-hidden="true" />
                    Print file (PNG)
                  </a>
                </Button>
              )}
              <Actions generation={generation} />
            </div>
          </div>
          {report && <PrintReport report={report} />}
          {listing && <ListingKit listing={listing} />}
        </div>
      </div>
    </Dialog>
  );
}
