import { type FormEvent, useState } from 'react';
import { useAuth } from '../../auth/index.ts';
import { forgetIdea, useGenerate } from '../../designs/index.ts';
import { readLineUps } from '../../line-ups/index.ts';
import { toLineUpField } from '../../line-ups/model/index.ts';
import type { EditorDocument } from '../model/document.ts';
import { errorsOf, faultsOf, type PressErrors, type PressTerms, requestOf } from './press-request.ts';

/** Sends it, and says why it was refused. What was changed stays, whatever the answer. */
export function usePress(document: EditorDocument, terms: PressTerms, onPressed: () => void) {
  const userId = useAuth().session?.user.id ?? '';
  const [isBuying, setIsBuying] = useState(false);
  const [setup, setSetup] = useState<string>();
  const [isHeld, setIsHeld] = useState(false);
  const [errors, setErrors] = useState<PressErrors>({});
  const { mutate, isPending } = useGenerate({
    onAccepted: (idea) => {
      forgetIdea(userId, idea);
      onPressed();
    },
    onOutOfCredits: () => setIsBuying(true),
    onSetupRequired: (_, reason) => setSetup(reason),
    onRefused: (fields) => setErrors(errorsOf(fields)),
  });
  function goOn() {
    if (isPending) return;
    const found = faultsOf(terms);
    setErrors(found);
    setSetup(undefined);
    setIsHeld(!navigator.onLine);
    if (Object.keys(found).length === 0 && navigator.onLine)
      mutate({ data: { ...requestOf(document, terms), ...toLineUpField(terms.lineUpId, readLineUps()) } });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    goOn();
  }
  return { isBuying, setIsBuying, setup, setSetup, isHeld, setIsHeld, errors, isPending, goOn, submit };
}
