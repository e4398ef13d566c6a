import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useGrantCredits as useGrant } from '../../../api/generated/admin/admin.ts';
import { counted, whole } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';

export const MOST_CREDITS = 10_000;
const AMOUNT_WORDS = `A whole number from 1 to ${whole(MOST_CREDITS)}`;

const schema = z.object({
  userEmail: z.string().trim().min(1, 'Enter the email of an account.'),
  amount: z.number('Enter how many credits.').int(AMOUNT_WORDS).min(1, AMOUNT_WORDS).max(MOST_CREDITS, AMOUNT_WORDS),
});

type Grant = z.infer<typeof schema>;

const sayMissing = () => toast({ title: 'Error', description: 'Please fill in all fields', tone: 'destructive' });

/**
 * The form that gives credits away.
 *
 * @param userEmail whom it is for until something else is typed
 */
export function useGrantForm(userEmail = '') {
  const form = useForm<Grant>({ resolver: zodResolver(schema), defaultValues: { userEmail, amount: 10 } });
  const attempt = useRef<{ of: string; requestId: string }>(undefined);
  const grant = useGrant({
    mutation: {
      meta: { failure: 'Error', failureDetail: 'Failed to grant credits' },
      onSuccess: ({ email, credits }) => {
        attempt.current = undefined;
        form.reset();
        toast({
          title: 'Credits granted successfully (90-day expiration)',
          description: `${email} has ${counted(credits, 'credit')} now.`,
        });
      },
    },
  });
  return {
    form,
    isPending: grant.isPending,
    submit: form.handleSubmit(
      (data) => {
        const of = JSON.stringify(data);
        // The same again after no answer is the same grant: it may have been made.
        if (attempt.current?.of !== of) attempt.current = { of, requestId: crypto.randomUUID() };
        grant.mutate({ data: { ...data, requestId: attempt.current.requestId } });
      },
      ({ userEmail: email, amount }) => {
        if (email || amount?.type === 'invalid_type') sayMissing();
      },
    ),
    /** Fills in whom it is for, and goes on to how many. */
    prepareFor: (email: string) => {
      form.setValue('userEmail', email, { shouldValidate: true });
      form.setFocus('amount', { shouldSelect: true });
    },
  };
}

export type GrantForm = ReturnType<typeof useGrantForm>;
