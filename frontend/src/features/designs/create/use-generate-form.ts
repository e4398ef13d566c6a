import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useFormDraft } from '../../../api/cache/use-form-draft.ts';
import type { CreateGeneration } from '../../../api/model/createGeneration.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { useAuth } from '../../auth/index.ts';
import { readLineUps } from '../../line-ups/index.ts';
import { toLineUpField } from '../../line-ups/model/index.ts';
import { savePickedConcept } from '../queries/picked-concept.ts';
import { briefOfConcept, type GenerateFields, toRequest } from './generate-request.ts';
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
  brief: null,
  style: null,
  conceptRequest: null,
  pickedConcept: null,
  pickedSketch: null,
  lineUpId: '',
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
  // A press must be possible without a connection, however early that is lost.
  useEffect(() => whenIdle(() => void loadSchema().catch(() => undefined), 0), []);
  const areColorsComing = useSuggestions(form, draft !== undefined);
  useReusedDesign(form);
  useIdeaFocus(form);
  const generate = useGenerate({
    onAccepted: (idea, design) => {
      if (form.getValues('idea').trim() === idea) {
        form.setValue('idea', '');
        form.setValue('brief', null);
      }
      onAccepted(design);
    },
    onOutOfCredits: () => setIsBuying(true),
    onSetupRequired: (request, reason) => setSetup({ request, reason }),
    onRefused: (fields) => {
      for (const [path, message] of Object.entries(fields)) {
        const [name = ''] = path.split('.');
        if (name in EMPTY_FIELDS) form.setError(name as keyof GenerateFields, { message });
      }
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

  const isCleared = () => form.getValues('idea').trim() === '';
  const sending = useSending(session?.user.id ?? '', { start, isPending: generate.isPending, isCleared });
  const send = form.handleSubmit((fields) => {
    const { brief } = briefOfConcept(fields) ?? { brief: fields.brief?.value };
    sending.send({ ...toRequest(fields, brief), ...toLineUpField(fields.lineUpId, readLineUps()) });
  });
  const hasColors = () => form.getValues('selectedColors').length > 0;
  const { isWaiting, attempt } = useWaitingPress(send, { areColorsComing, hasColors });
  const isPending = sending.isPending || form.formState.isSubmitting || isWaiting;
  return {
    form,
    isBuying,
    setIsBuying,
    setup,
    setSetup,
    goOn,
    ...sending,
    ...usePause(attempt, sending),
    send,
    isPending,
  };
}

interface Sending {
  start: (request: CreateGeneration) => void;
  isPending: boolean;
  /** The answer has come and emptied the form. */
  isCleared: () => boolean;
}

/** Sends a press, or holds it where there is no connection. */
function useSending(userId: string, { start, isPending, isCleared }: Sending) {
  const [isHeld, setHeld] = useHeldPress(userId);
  const lastSent = useRef(0);
  const hasJustSent = () => Date.now() - lastSent.current < MIN_PAUSE_MS;
  const isSending = () => isPending || (hasJustSent() && isCleared());
  function send(request: CreateGeneration) {
    if (isPending || hasJustSent()) return;
    setHeld(!navigator.onLine);
    if (!navigator.onLine) return;
    lastSent.current = Date.now();
    start(request);
  }
  return { isHeld, setHeld, isPending, isSending, hasJustSent, send };
}

/** A press before the suggested colors have come, on a slow line, goes out with them. */
function useWaitingPress(
  send: () => Promise<void>,
  { areColorsComing, hasColors }: { areColorsComing: boolean; hasColors: () => boolean },
) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || areColorsComing) return;
    setWaiting(false);
    void send();
  }, [isWaiting, areColorsComing, send]);
  async function attempt() {
    const mustWait = areColorsComing && !hasColors();
    // Who has chosen colors meanwhile and presses again sends one design, not two.
    setWaiting(mustWait);
    if (!mustWait) await send();
  }
  return { isWaiting, attempt };
}

/** At most one attempt in half a second. */
function usePause(
  attempt: () => Promise<void>,
  { isSending, hasJustSent }: Record<'isSending' | 'hasJustSent', () => boolean>,
) {
  const lastAttempt = useRef(0);
  const [tooSoon, setTooSoon] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    // The second press of a double click: the design is on its way.
    if (isSending()) return;
    const now = Date.now();
    const isTooSoon = now - lastAttempt.current < MIN_PAUSE_MS || hasJustSent();
    lastAttempt.current = now;
    // Not a form error: the validation of the attempt before may still run, and would clear it when it ends.
    setTooSoon(isTooSoon);
    if (isTooSoon) return;
    await attempt();
    // The second press came before the first was found valid and sent.
    if (hasJustSent()) setTooSoon(false);
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
