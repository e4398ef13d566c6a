import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useListGenerations } from '../../../api/generated/generations/generations.ts';
import { useListPrintifyVariants } from '../../../api/generated/printify/printify.ts';
import type { PrintifyVariantColor } from '../../../api/model/printifyVariantColor.ts';
import { forgetTriedIdea, readTriedIdea, type TriedIdea } from '../../../lib/tried-idea.ts';
import { RECENT_LIMIT } from '../queries/use-generations.ts';
import type { GenerateFields } from './generate-request.ts';
import { suggestColors } from './suggested-colors.ts';
import { toFields } from './tried-fields.ts';

const SAMPLE_IDEA = 'Retro sunset with a surfing cat and the words "Surfing Cat"';

/**
 * Fills what the seller has not touched, once: colors for everybody, and for who has no design the idea that they tried
 * as a visitor, or a sample. Answers whether that is still to come.
 */
export function useSuggestions(form: UseFormReturn<GenerateFields>, hasDraft: boolean): boolean {
  const { data: shirt, isLoading: isShirtComing } = useListPrintifyVariants();
  const { data: designs, isLoading: areDesignsComing } = useListGenerations({ limit: RECENT_LIMIT });
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !shirt || !designs) return;
    isDone.current = true;
    const { idea, selectedColors } = form.getValues();
    const isUntouched = (name: keyof GenerateFields) => !form.getFieldState(name).isDirty;
    if (selectedColors.length === 0 && isUntouched('selectedColors'))
      form.setValue('selectedColors', suggestColors(shirt, designs[0]?.colors_on ?? []));
    // In a field with the focus the words would land in the middle of what is being typed.
    const isTyping = document.activeElement instanceof HTMLTextAreaElement;
    if (!hasDraft && designs.length === 0 && idea === '' && isUntouched('idea') && !isTyping) fillIdea(form, shirt);
  }, [form, shirt, designs, hasDraft]);
  return isShirtComing || areDesignsComing;
}

function fillIdea(form: UseFormReturn<GenerateFields>, shirt: PrintifyVariantColor[]): void {
  const tried = readTriedIdea();
  if (!tried) form.setValue('idea', SAMPLE_IDEA);
  else fillTried(form, tried, shirt);
}

function fillTried(form: UseFormReturn<GenerateFields>, tried: TriedIdea, shirt: PrintifyVariantColor[]): void {
  for (const [name, value] of Object.entries(toFields(tried, shirt)))
    form.setValue(name as keyof GenerateFields, value);
  // From here on it is a draft of this account.
  forgetTriedIdea();
}
