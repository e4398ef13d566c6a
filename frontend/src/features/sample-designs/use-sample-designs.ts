import { useQuery } from '@tanstack/react-query';

/** A design for visitors to see, made by the product itself. */
export interface SampleDesign {
  /** The art, with a transparent background. */
  src: string;
  idea: string;
  style: string;
}

/** In the order of `/designs/designs.json`; empty until it is read. */
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
