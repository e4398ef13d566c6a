import { saveFile } from '../../../lib/save-file.ts';

const TEMPLATE = `idea,style,colors,engine,product,line-up,title,publish date
A fox reading under a lamp,,Black; Navy,ai,,,,
"Retro sunset, ""Slow Mornings""",retro,,press,,none,Slow Mornings Shirt,
`;

/** With a byte order mark, by which Excel finds that it is UTF-8. */
export function downloadTemplate(): Promise<void> {
  return saveFile(new Response(new Blob([`\uFEFF${TEMPLATE}`], { type: 'text/csv' })), 'inkloom-batch.csv');
}
