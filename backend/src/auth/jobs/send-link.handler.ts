import { Injectable } from '@nestjs/common';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { LinksService } from '../links.service.ts';
import { type LinkRequest, sendLink } from './send-link.job.ts';

@Injectable()
@JobHandler(sendLink)
export class SendLinkHandler implements HandlesJob<LinkRequest> {
  constructor(private readonly links: LinksService) {}

  handle(request: LinkRequest): Promise<void> {
    return this.links.send(request);
  }
}
