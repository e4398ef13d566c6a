import { useQuery } from '@tanstack/react-query';

/** A finished design that the landing page shows, drawn by the product itself. */
export interface SampleDesign {
  /** Address of the art, transparent around it. */
  src: string;
  /** What was typed. */
  idea: string;
  style: string;
}

/** The designs shown to visitors, in the order of `/designs/designs.json`; none until they are read. */
export function useSampleDesigns(): SampleDesign[] {
  const { data } = useQuery({ queryKey: ['/designs/designs.json'], queryFn: readDesigns });
  return data ?? [];
}

async function readDesigns(): Promise<SampleDesign[]> {
  const response = await fetch('/designs/designs.json');
  if (!response.ok) throw new Error(`${response.status}: the designs could not be read`);
  const listed = (await response.json()) as { file: string; idea: string; style: string }[];
  return listed.map(({ file, idea, style }) => ({ src: `/designs/${file}`, idea, style }));
}
