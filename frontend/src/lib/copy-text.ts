import { toast } from './toast.ts';

/** Puts a text on the clipboard and says so. A browser may refuse: then the text is there to be selected. */
export async function copyText(text: string, success: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: success });
  } catch {
    toast({
      title: 'Not copied',
      description: 'Your browser refused. Select the text and copy it.',
      tone: 'destructive',
    });
  }
}
