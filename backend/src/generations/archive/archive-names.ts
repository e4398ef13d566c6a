const maxLength = 60;

/** A name that every file system takes: the title's letters and digits in ASCII, and what is unique of the id. */
export function archiveName({ id, title }: { id: string; title: string }): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return `${slug || 'design'}-${id.replaceAll('-', '').slice(-12)}`;
}
