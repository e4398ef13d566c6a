/** Where the files of a generation are kept: a folder each, under its seller's. */
export function filesOf(generation: { id: string; userId: string }) {
  const folder = `designs/${generation.userId}/${generation.id}`;
  return { drawn: `${folder}/drawn.png`, print: `${folder}/print.png`, image: `${folder}/image.png` };
}
