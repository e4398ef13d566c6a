import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useFormDraft } from '../../../api/cache/use-form-draft.ts';
import type { CreateGeneration } from '../../../api/model/createGeneration.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { useAuth } from '../../auth/index.ts';
import { savePickedConcept } from '../queries/picked-concept.ts';
import { type GenerateFields, toRequest } from './generate-request.ts';
import { findPickedConcept } from './use-concepts.ts';
import { type AcceptedDesign, useGenerate } from './use-generate.ts';
import { useIdeaFocus } from './use-idea-focus.ts';
import { useReusedDesign } from './use-reused-design.ts';
import { useSuggestions } from './use-suggestions.ts';

const MIN_PAUSE_MS = 500;
const EMPTY_FIELDS: GenerateFields = {
  idea: '',
  selectedColors: [],
  engine: 'ai',
  style: null,
  conceptRequest: null,
  pickedConcept: null,
  publish: 'now',
  publishAt: '',
};

let schema: typeof import('./generate-schema.ts') | undefined;

/** Not with the form: zod would be a tenth of the dashboard's code. */
async function loadSchema() {
  schema ??= await import('./generate-schema.ts');
  return schema;
}

const resolver: Resolver<GenerateFields> = async (...form) => (schema ?? (await loadSchema())).resolveFields(...form);

/** What is asked again once Printify is connected. */
interface RefusedForSetup {
  request: CreateGeneration;
  reason: string;
}

/** The form with its draft, and what a press of Generate does. */
export function useGenerateForm(onAccepted: (design: AcceptedDesign) => void) {
  const { session } = useAuth();
  const [draft, saveDraftFrom] = useFormDraft<GenerateFields>('generate', session?.user.id ?? '');
  const [isBuying, setIsBuying] = useState(false);
  const [setup, setSetup] = useState<RefusedForSetup | null>(null);
  const form = useForm<GenerateFields>({
    resolver,
    defaultValues: { ...EMPTY_FIELDS, ...draft },
  });
  useEffect(() => saveDraftFrom(form.getValues), [form, saveDraftFrom]);
  useEffect(() => whenIdle(() => void loadSchema().catch(() => undefined)), []);
  useSuggestions(form, draft !== undefined);
  useReusedDesign(form);
  useIdeaFocus(form);
  const generate = useGenerate({
    onAccepted: (idea, design) => {
      if (form.getValues('idea').trim() === idea) form.setValue('idea', '');
      onAccepted(design);
    },
    onOutOfCredits: () => setIsBuying(true),
    onSetupRequired: (request, reason) => setSetup({ request, reason }),
    onRefused: (fields) => {
      for (const [name, message] of Object.entries(fields))
        if (name in EMPTY_FIELDS) form.setError(name as keyof GenerateFields, { message });
    },
  });

  function start(request: CreateGeneration) {
    const concept = findPickedConcept(form.getValues());
    generate.mutate(
      { data: request },
      { onSuccess: ({ generationId }) => concept && savePickedConcept(generationId, concept) },
    );
  }
  function goOn({ request }: RefusedForSetup) {
    setSetup(null);
    start(request);
  }

  const sending = useSending(session?.user.id ?? '', start, generate.isPending);
  const send = form.handleSubmit((fields) => sending.send(toRequest(fields)));
  return { form, isBuying, setIsBuying, setup, setSetup, goOn, ...sending, ...usePause(send, sending.isSending), send };
}

/** Sends a press, or holds it where there is no connection. */
function useSending(userId: string, start: (request: CreateGeneration) => void, isPending: boolean) {
  const [isHeld, setHeld] = useHeldPress(userId);
  const lastSent = useRef(0);
  const isSending = () => isPending || Date.now() - lastSent.current < MIN_PAUSE_MS;
  function send(request: CreateGeneration) {
    if (isSending()) return;
    setHeld(!navigator.onLine);
    if (!navigator.onLine) return;
    lastSent.current = Date.now();
    start(request);
  }
  return { isHeld, setHeld, isPending, isSending, send };
}

/** At most one attempt in half a second. */
function usePause(attempt: () => Promise<void>, isSending: () => boolean) {
  const lastAttempt = useRef(0);
  const [tooSoon, setTooSoon] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    // The second press of a double click: the design is on its way.
    if (isSending()) return;
    const now = Date.now();
    const isTooSoon = now - lastAttempt.current < MIN_PAUSE_MS;
    lastAttempt.current = now;
    // Not a form error: the validation of the attempt before may still run, and would clear it when it ends.
    setTooSoon(isTooSoon);
    if (isTooSoon) return;
    await attempt();
    // The second press came before the first was found valid and sent.
    if (isSending()) setTooSoon(false);
  }
  return { submit, tooSoon };
}

/** Whether the seller pressed Generate without a connection, so that nothing was sent. It outlives a reload. */
function useHeldPress(userId: string): [isHeld: boolean, setHeld: (held: boolean) => void] {
  const [draft, saveDraftFrom] = useFormDraft<boolean>('held-press', userId);
  const [isHeld, setHeld] = useState(draft ?? false);
  useEffect(() => saveDraftFrom(() => isHeld || undefined), [isHeld, saveDraftFrom]);
  return [isHeld, setHeld];
}
