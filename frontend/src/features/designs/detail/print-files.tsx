import { Download } from 'lucide-react';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { INK_NAMES } from '../model/artwork.ts';

/** One print file, or one for each ink version. */
export function PrintFiles({ generation: { prints, final_image_url } }: { generation: GenerationView }) {
  if (!final_image_url) return null;
  if (prints.length < 2) return <PrintFile href={final_image_url}>Print file (PNG)</PrintFile>;
  return prints.map(({ ink, colors, file_url }) => (
    <PrintFile key={ink} href={file_url} title={`For ${colors.join(', ')}`}>
      Print file, {INK_NAMES[ink]} (PNG)
    </PrintFile>
  ));
}

interface PrintFileProps {
  href: string;
  title?: string;
  children: React.ReactNode;
}

function PrintFile({ href, title, children }: PrintFileProps) {
  return (
    <Button asChild size="sm">
      <a href={href} title={title} download>
        <Download aria-hidden="true" />
        {children}
      </a>
    </Button>
  );
}
