import { type FormEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { cn } from '../../lib/cn.ts';
import type { SettingsForm } from './use-settings-form.ts';

const WAITING = 'You’re offline. This is saved when the connection is back.';

/** For the `onSubmit` of a form. */
export const submitting =
  ({ submit }: SettingsForm) =>
  (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

interface FormFooterProps {
  settings: SettingsForm;
  /** In a page of the settings it is the bar, elsewhere a button. */
  isPage: boolean;
  /** Of the button. */
  label: string;
}

export function FormFooter({ settings, isPage, label }: FormFooterProps) {
  if (isPage) return <SaveBar settings={settings} />;
  return (
    <div className="grid justify-items-start gap-2">
      <Button type="submit" disabled={settings.isSaving || settings.isWaiting}>
        {settings.isSaving ? 'Saving…' : label}
      </Button>
      <p aria-live="polite" className="text-sm empty:hidden">
        {settings.isWaiting && WAITING}
      </p>
    </div>
  );
}

/** At the foot of a page of settings, and always in view while something is not saved. */
export function SaveBar({ settings }: { settings: SettingsForm }) {
  const { isDirty, isSaving, isWaiting, discard } = settings;
  return (
    <div
      className={cn(
        '-mx-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-lg border-t px-5 py-3 sm:-mx-6 sm:px-6',
        isDirty && 'sticky bottom-0 z-10 bg-muted',
      )}
    >
      <Button type="submit" variant="ink" disabled={!isDirty || isSaving || isWaiting}>
        {isSaving ? 'Saving…' : 'Save changes'}
      </Button>
      <p
        aria-live="polite"
        className={cn('max-sm:order-first max-sm:basis-full', isDirty ? 'font-semibold' : 'text-muted-foreground')}
      >
        {isWaiting ? WAITING : isDirty ? 'Unsaved changes' : 'All changes saved'}
      </p>
      <Button variant="quiet" className={isDirty ? '' : 'invisible'} disabled={isSaving} onClick={discard}>
        Discard
      </Button>
      <LeaveDialog settings={settings} />
    </div>
  );
}

const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/** Asks before a screen with unsaved changes is left. */
function LeaveDialog({ settings: { isDirty, submit, discard } }: { settings: SettingsForm }) {
  const [isSaving, setIsSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  if (blocker.state !== 'blocked') return null;

  async function saveAndLeave() {
    setIsSaving(true);
    const isSaved = await submit();
    setIsSaving(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  }
  function leave() {
    discard();
    blocker.proceed?.();
  }

  return (
    <Dialog
      narrow
      title="Save your changes?"
      description="Asks what to do with unsaved changes."
      onClose={() => !isSaving && blocker.reset()}
    >
      <div className="grid gap-6 p-5 sm:p-7">
        <p>You changed settings on this page and haven’t saved them.</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="ink" disabled={isSaving} onClick={saveAndLeave}>
            {isSaving ? 'Saving…' : 'Save and leave'}
          </Button>
          <Button variant="destructive" disabled={isSaving} onClick={leave}>
            Discard changes
          </Button>
          <Button variant="quiet" disabled={isSaving} onClick={() => blocker.reset()}>
            Keep editing
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
