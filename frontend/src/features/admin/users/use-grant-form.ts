import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useGrantCredits as useGrant } from '../../../api/generated/admin/admin.ts';
import { pluralize, wholeNumber } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { z } from '../../../lib/zod.ts';

export const MAX_CREDITS = 10_000;
const AMOUNT_MESSAGE = `A whole number from 1 to ${wholeNumber(MAX_CREDITS)}`;

const schema = z.object({
  userEmail: z.string().trim().min(1, 'Enter the email of an account.'),
  amount: z
    .number('Enter how many credits.')
    .int(AMOUNT_MESSAGE)
    .min(1, AMOUNT_MESSAGE)
    .max(MAX_CREDITS, AMOUNT_MESSAGE),
});

type Grant = z.infer<typeof schema>;

const showMissingFields = () =>
  toast({ title: 'Error', description: 'Please fill in all fields', tone: 'destructive' });

export function useGrantForm(userEmail = '') {
  const form = useForm<Grant>({ resolver: zodResolver(schema), defaultValues: { userEmail, amount: 10 } });
  /** What was filled in and waits for a yes. */
  const [asked, setAsked] = useState<Grant>();
  const attempt = useRef<{ of: string; requestId: string }>(undefined);
  const grant = useGrant({
    mutation: {
      meta: { failure: 'Error', failureDetail: 'Failed to grant credits' },
      onSettled: () => setAsked(undefined),
      onSuccess: ({ email, credits }) => {
        attempt.current = undefined;
        form.reset();
        toast({
          title: 'Credits granted successfully (90-day expiration)',
          description: `${email} has ${pluralize(credits, 'credit')} now.`,
        });
      },
    },
  });
  return {
    form,
    isPending: grant.isPending,
    asked,
    ask: form.handleSubmit(setAsked, ({ userEmail: email, amount }) => {
      if (email || amount?.type === 'invalid_type') showMissingFields();
    }),
    cancel: () => setAsked(undefined),
    confirm: (data: Grant) => {
      const of = JSON.stringify(data);
      // Without an answer the grant may have been made: the same form sends the same id again.
      if (attempt.current?.of !== of) attempt.current = { of, requestId: crypto.randomUUID() };
      grant.mutate({ data: { ...data, requestId: attempt.current.requestId } });
    },
    /** Fills in the email and moves the focus to the amount. */
    prepareFor: (email: string) => {
      form.setValue('userEmail', email, { shouldValidate: true });
      form.setFocus('amount', { shouldSelect: true });
    },
  };
}

export type GrantForm = ReturnType<typeof useGrantForm>;
