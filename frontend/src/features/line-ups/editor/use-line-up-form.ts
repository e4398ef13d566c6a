import { type FormEvent, useEffect, useState } from 'react';
import { type FieldErrors, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/client/http.ts';
import { useCreateLineUp, useReplaceLineUp } from '../../../api/generated/line-ups/line-ups.ts';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import { useSettingsForm } from '../../settings-forms/index.ts';
import { errorsByItem, type ItemDraft, type ItemErrors, itemErrors } from '../model/item-draft.ts';
import { type LineUpFields, lineUpSchema, toLineUpBody, toLineUpFields } from '../model/line-up-fields.ts';
import { LINE_UPS_PATH } from '../model/paths.ts';

/** The form of a line-up; of a new one where there is none. Saving leads back to the list. */
export function useLineUpForm(lineUp: LineUpView | undefined) {
  const [open, setOpen] = useState<string | null>(null);
  const save = useSave(lineUp, setOpen);
  const { form, ...settings } = useSettingsForm<LineUpFields, LineUpView | undefined>({
    name: `line-up ${lineUp?.id ?? 'new'}`,
    saved: lineUp,
    toFields: toLineUpFields,
    schema: lineUpSchema,
    save,
  });
  const items = useWatch({ control: form.control, name: 'items' });
  const changeItems = (changed: ItemDraft[]) =>
    form.setValue('items', changed, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const shop = useWatch({ control: form.control, name: 'shop' });
  const changeShop = (changed: LineUpFields['shop']) => {
    form.clearErrors('shop');
    form.setValue('shop', changed, { shouldDirty: true });
  };
  const leave = useLeave(settings.isDirty);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const incomplete = items.find((item) => Object.keys(itemErrors(item)).length > 0);
    if (incomplete) setOpen(incomplete.key);
    if (await settings.submit()) leave();
  }
  return { form, settings, shop, changeShop, items, changeItems, open, setOpen, submit };
}

/** Once nothing is unsaved: else the form would ask whether to leave. */
function useLeave(isDirty: boolean): () => void {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving && !isDirty) void navigate(LINE_UPS_PATH);
  }, [isLeaving, isDirty, navigate]);
  return () => setLeaving(true);
}

function useSave(lineUp: LineUpView | undefined, onRefused: (key: string) => void) {
  const meta = { success: 'Saved!', successDetail: 'New designs can be put on it.', failure: 'Save Failed' };
  const create = useCreateLineUp({ mutation: { meta } });
  const replace = useReplaceLineUp({ mutation: { meta } });
  return async (fields: LineUpFields): Promise<LineUpView | undefined> => {
    const data = toLineUpBody(fields);
    try {
      if (lineUp) return await replace.mutateAsync({ id: lineUp.id, data });
      await create.mutateAsync({ data });
      // The form for a new one begins anew.
      return undefined;
    } catch (error) {
      const refused = error instanceof ApiError ? errorsByItem(error.fields ?? {}) : [];
      const item = fields.items.find((_, at) => refused[at]);
      if (item) onRefused(item.key);
      throw error;
    }
  };
}

/** The sentences alone, by place. */
export function messagesOf(errors: FieldErrors<LineUpFields>['items']): ItemErrors[] {
  return Array.from({ length: errors?.length ?? 0 }, (_, at) => {
    const named = Object.entries(errors?.[at] ?? {}) as [string, { message?: string } | undefined][];
    return Object.fromEntries(named.flatMap(([name, error]) => (error?.message ? [[name, error.message]] : [])));
  });
}
