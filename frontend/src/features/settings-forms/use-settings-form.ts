import { zodResolver } from '@hookform/resolvers/zod';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, useWatch } from 'react-hook-form';
import { useFormDraft } from '../../api/cache/use-form-draft.ts';
import { ApiError } from '../../api/client/http.ts';
import { useOnline } from '../../lib/hooks/use-online.ts';
import type { z } from '../../lib/zod.ts';
import { useAuth } from '../auth/index.ts';

interface SettingsFormOptions<Fields extends FieldValues, Saved> {
  /** Names its draft. */
  name: string;
  saved: Saved;
  toFields: (saved: Saved) => Fields;
  schema: z.ZodType<Fields, Fields>;
  /** Rejects where it fails; the mutation says so. */
  save: (fields: Fields) => Promise<Saved>;
}

/** "items" of "items.0.colors". */
const rootOf = (path: string) => path.replace(/\..*/, '');

const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/** A form of settings. What is typed is a draft until it is saved: it outlives the screen and a reload. */
export function useSettingsForm<Fields extends FieldValues, Saved>(options: SettingsFormOptions<Fields, Saved>) {
  const { name, saved, toFields, schema, save } = options;
  const { session } = useAuth();
  const [draft, saveDraftFrom] = useFormDraft<Fields>(`settings ${name}`, session?.user.id ?? '');
  const fields = toFields(saved);
  const form = useForm<Fields, unknown, Fields>({
    resolver: zodResolver(schema),
    defaultValues: { ...fields, ...draft } as DefaultValues<Fields>,
  });
  /** It was submitted without a connection. */
  const [isWaiting, setWaiting] = useState(false);
  const isDirty = !isSame(useWatch({ control: form.control }), fields);
  const savedFields = useRef(fields);
  // Settings that change behind an untouched form are shown; what was typed stays.
  useLayoutEffect(() => {
    if (isSame(savedFields.current, fields)) return;
    if (isSame(form.getValues(), savedFields.current)) form.reset(fields);
    savedFields.current = fields;
  });
  useEffect(
    () => saveDraftFrom(() => (isSame(form.getValues(), savedFields.current) ? undefined : form.getValues())),
    [form, saveDraftFrom],
  );

  async function store(sent: Fields): Promise<boolean> {
    try {
      const answer = toFields(await save(sent));
      if (isSame(form.getValues(), sent)) form.reset(answer);
      return true;
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
      for (const [field, message] of refused)
        if (rootOf(field) in sent) form.setError(field as Path<Fields>, { message });
      return false;
    }
  }

  /** Resolves to whether it was saved. Without a connection it is saved when there is one again. */
  async function submit(): Promise<boolean> {
    let isSaved = false;
    await form.handleSubmit(async (sent) => {
      setWaiting(!navigator.onLine);
      if (navigator.onLine) isSaved = await store(sent);
    })();
    return isSaved;
  }

  const isOnline = useOnline();
  const saveNow = useEffectEvent(() => void submit());
  useEffect(() => {
    if (isOnline && isWaiting) saveNow();
  }, [isOnline, isWaiting]);

  function discard() {
    setWaiting(false);
    form.reset(fields);
  }

  const isSaving = form.formState.isSubmitting;
  return { form, isDirty, isSaving, isWaiting: isWaiting && isDirty, submit, discard };
}

export type SettingsForm = Pick<
  ReturnType<typeof useSettingsForm>,
  'isDirty' | 'isSaving' | 'isWaiting' | 'submit' | 'discard'
>;
