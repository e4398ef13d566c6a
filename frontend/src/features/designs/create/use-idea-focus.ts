import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { FocusState } from '../model/design-links.ts';
import type { GenerateFields } from './generate-request.ts';

/** Moves the focus to the description where the way here asks for that. */
export function useIdeaFocus(form: UseFormReturn<GenerateFields>): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as Partial<FocusState> | null)?.focusIdea ?? false;
  useEffect(() => {
    if (!isAsked) return;
    form.setFocus('idea');
    // A reload must not do it again.
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [form, isAsked, pathname, navigate]);
}
