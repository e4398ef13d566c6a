/** Keys to press one after the other, or together where a + stands between them. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="flex shrink-0 gap-1">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="rounded-sm border bg-card px-1.5 py-0.5 font-sans text-muted-foreground text-sm leading-snug"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** On a Mac the command key does what Ctrl does elsewhere. */
export const CONTROL = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl+';
