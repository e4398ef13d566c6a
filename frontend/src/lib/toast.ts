export type ToastAction = { label: string } & ({ to: string } | { onPress: () => void });

/** One toast is visible at a time: a new one replaces the last. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'destructive';
  action?: ToastAction;
}

let visible: Toast | null = null;
let count = 0;
const watchers = new Set<() => void>();

export function toast(message: Omit<Toast, 'id' | 'tone'> & Partial<Pick<Toast, 'tone'>>): void {
  count += 1;
  show({ tone: 'plain', ...message, id: count });
}

export function dismissToast(id: number): void {
  if (visible?.id === id) show(null);
}

export function visibleToast(): Toast | null {
  return visible;
}

export function watchToast(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function show(next: Toast | null): void {
  visible = next;
  for (const watcher of watchers) watcher();
}
