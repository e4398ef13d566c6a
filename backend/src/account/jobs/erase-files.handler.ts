import { Injectable } from '@nestjs/common';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { eraseFiles } from './erase-files.job.ts';

@Injectable()
@JobHandler(eraseFiles)
export class EraseFilesHandler implements HandlesJob<{ userId: string }> {
  constructor(private readonly files: FileStore) {}

  handle({ userId }: { userId: string }): Promise<void> {
    return this.files.removeFolder(`designs/${userId}`);
  }
}
