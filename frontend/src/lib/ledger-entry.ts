/** "One design, by “Nightly”" of what a program spent. */
export function describeEntry({ description, program }: { description: string; program: string | null }): string {
  return program ? `${description}, by “${program}”` : description;
}
