import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AppConfig } from '../../platform/config/config.ts';
import { Confirmations } from '../confirmations/confirmations.ts';
import type { ApiRequest, Page, Picture, ToolContext } from '../model/tool.ts';
import { type Caller, OwnApi } from './own-api.ts';

const pictureWidth = 320;
/** A picture of that width has some thirty thousand. */
const mostPictureBytes = 300_000;

/** What tools and resources work with, for one caller. */
@Injectable()
export class CallerContexts {
  constructor(
    private readonly api: OwnApi,
    private readonly confirmations: Confirmations,
    private readonly config: AppConfig,
  ) {}

  contextOf(caller: Caller): ToolContext {
    return {
      origin: this.config.publicUrl,
      ask: async (shape, request) => (await this.askPage(caller, shape, request)).body,
      askPage: (shape, request) => this.askPage(caller, shape, request),
      findPicture: (url) => this.findPicture(caller, url),
      confirm: (subject) => this.confirmations.issue(caller.id, subject),
      redeem: (code, subject) => this.confirmations.redeem(code, caller.id, subject),
    };
  }

  private async askPage<Shape extends z.ZodType>(
    caller: Caller,
    shape: Shape,
    request: ApiRequest,
  ): Promise<Page<z.infer<Shape>>> {
    const { bytes, headers } = await this.api.call(caller, request);
    const cursor = headers['x-next-cursor'];
    return { body: shape.parse(JSON.parse(bytes.toString())), nextCursor: cursor ? String(cursor) : null };
  }

  private async findPicture(caller: Caller, url: string | null): Promise<Picture | null> {
    const prefix = `${this.config.publicUrl}/files/`;
    if (!url?.startsWith(prefix)) return null;
    const path = `${url.slice(this.config.publicUrl.length)}&w=${pictureWidth}`;
    const { bytes, headers } = await this.api.call(caller, { method: 'GET', path });
    if (bytes.length > mostPictureBytes) return null;
    return { data: bytes.toString('base64'), mimeType: String(headers['content-type']) };
  }
}
