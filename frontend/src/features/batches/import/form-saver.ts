import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../api/client/http.ts';
import { requestOnLeave } from '../../../api/client/request-on-leave.ts';
import { getBatchForm, getSaveBatchFormUrl, saveBatchForm } from '../../../api/generated/batches/batches.ts';
import type { BatchFormView } from '../../../api/model/batchFormView.ts';
import type { SaveBatchForm } from '../../../api/model/saveBatchForm.ts';
import { type BatchFields, digestOf } from './batch-request.ts';
import { contentOf, fieldsIn, nextStep, toForm } from './saved-form.ts';

const PAUSE_MS = 1_500;
const RETRY_MS = 30_000;

/** What the seller has to know of it. */
export interface SaverState {
  /** What another device saved, where both were changed. */
  other: BatchFormView | null;
  /** The server did not take it. */
  isRefused: boolean;
}

/** Saves a form at the server while it is filled in, and takes what was typed into it on another device. */
export class FormSaver {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = Promise.resolve();
  private state: SaverState = { other: null, isRefused: false };
  /** What the server had last. */
  private savedContent = '';
  private isEnded = false;

  private readonly form: UseFormReturn<BatchFields>;
  private readonly isMade: RefObject<boolean>;
  private readonly show: (state: SaverState) => void;

  constructor(form: UseFormReturn<BatchFields>, isMade: RefObject<boolean>, show: (state: SaverState) => void) {
    this.form = form;
    this.isMade = isMade;
    this.show = show;
  }

  /** @returns what ends it */
  start(): () => void {
    const read = () => this.next(() => this.read());
    const sendOnLeave = (body: SaveBatchForm) => requestOnLeave('PUT', getSaveBatchFormUrl(), body);
    const leave = () => this.leave(sendOnLeave);
    const unsubscribe = this.form.subscribe({
      formState: { values: true },
      callback: () => this.saveIn(PAUSE_MS),
    });
    window.addEventListener('focus', read);
    window.addEventListener('online', read);
    window.addEventListener('pagehide', leave);
    this.next(() => this.begin());
    return () => {
      unsubscribe();
      window.removeEventListener('focus', read);
      window.removeEventListener('online', read);
      clearTimeout(this.timer);
      this.isEnded = true;
      // A save that is on its way makes a version of its own.
      void this.turn.then(() => {
        window.removeEventListener('pagehide', leave);
        // Whoever leaves the page at once finds no ideas of a batch that is made.
        this.leave(this.isMade.current ? sendOnLeave : saveBatchForm);
      });
    };
  }

  /** Drops what is here. */
  take(there: BatchFormView): Promise<void> {
    const fields = toForm(there.fields);
    this.form.reset(fields);
    return this.agree(there.version, contentOf(fields));
  }

  /** Drops what the other device saved. */
  saveOver({ version }: BatchFormView): void {
    this.next(() => this.save(version));
  }

  private get version(): number {
    return this.form.getValues('saved')?.version ?? 0;
  }

  private get content(): string {
    return contentOf(this.form.getValues());
  }

  private async begin(): Promise<void> {
    const { content } = this;
    if (this.form.getValues('saved')?.digest === (await digestOf(content))) this.savedContent = content;
    await this.read();
  }

  /** One call at a time. */
  private next(step: () => Promise<void>): void {
    this.turn = this.turn.then(() => (this.isEnded ? undefined : step())).catch((error) => this.fail(error));
  }

  private saveIn(ms: number): void {
    clearTimeout(this.timer);
    if (!this.isEnded) this.timer = setTimeout(() => this.next(() => this.saveChange()), ms);
  }

  private async saveChange(): Promise<void> {
    if (!this.state.other && this.content !== this.savedContent) await this.save(this.version);
  }

  private async read(): Promise<void> {
    const there = await getBatchForm();
    const { content, version } = this;
    const step = nextStep({ content, version, isSaved: content === this.savedContent }, there);
    if (step === 'take') await this.take(there);
    else if (step === 'save') await this.save(there.version);
    else if (step === 'agree') await this.agree(there.version, content);
    this.tell({ other: step === 'ask' ? there : null });
  }

  private async save(basedOn: number): Promise<void> {
    const { content } = this;
    const { version } = await saveBatchForm({ basedOn, fields: fieldsIn(content) });
    await this.agree(version, content);
  }

  private async agree(version: number, content: string): Promise<void> {
    this.savedContent = content;
    this.form.setValue('saved', { version, digest: await digestOf(content) });
    this.tell({ other: null, isRefused: false });
  }

  private fail(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) this.next(() => this.read());
    else if (status === 400 || status === 413) this.tell({ isRefused: true });
    else this.saveIn(RETRY_MS);
  }

  private tell(state: Partial<SaverState>): void {
    this.state = { ...this.state, ...state };
    this.show(this.state);
  }

  private leave(send: (body: SaveBatchForm) => Promise<unknown>): void {
    clearTimeout(this.timer);
    const content = this.isMade.current ? '' : this.content;
    if (this.state.other || content === this.savedContent) return;
    void send({ basedOn: this.version, fields: fieldsIn(content) }).catch(() => undefined);
  }
}
