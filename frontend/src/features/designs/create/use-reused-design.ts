import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { useListPrintifyVariants } from '../../../api/generated/printify/printify.ts';
import { toast } from '../../../lib/toast.ts';
import type { ReusedDesign, ReuseState } from '../model/design-links.ts';
import type { GenerateFields } from './generate-request.ts';
import { suggestColors } from './suggested-colors.ts';

/** Fills the form with the design that the way here hands over; what was typed before can be had back. */
export function useReusedDesign(form: UseFormReturn<GenerateFields>): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { data: shirt, isPending } = useListPrintifyVariants();
  const reuse = (state as Partial<ReuseState> | null)?.reuse;
  useEffect(() => {
    if (!reuse || isPending) return;
    const before = form.getValues();
    fill(form, {
      ...reuse,
      brief: null,
      selectedColors: shirt ? suggestColors(shirt, reuse.selectedColors) : reuse.selectedColors,
    });
    // A reload must not do it again, over what was typed since.
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
    if (before.idea.trim() === '' || before.idea === reuse.idea) return;
    toast({
      title: 'Description replaced',
      description: 'Undo brings back what you had typed.',
      action: { label: 'Undo', onPress: () => fill(form, before) },
    });
  }, [form, reuse, shirt, isPending, pathname, navigate]);
}

type Filled = ReusedDesign & Pick<GenerateFields, 'brief'>;

function fill(form: UseFormReturn<GenerateFields>, { idea, brief, selectedColors, engine, style }: Filled): void {
  const touched = { shouldDirty: true };
  form.setValue('idea', idea, touched);
  form.setValue('brief', brief, touched);
  form.setValue('selectedColors', selectedColors, touched);
  form.setValue('engine', engine, touched);
  form.setValue('style', style, touched);
  form.clearErrors();
  form.setFocus('idea');
  window.scrollTo({ top: 0 });
}
